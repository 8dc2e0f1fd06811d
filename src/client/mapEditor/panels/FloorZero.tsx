import { useLocation } from 'wouter';
import { placeholder } from '#client/floor/paint/FloorPicture.css.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorZeroTexts } from '#client/mapEditor/floors/floorZeroTexts.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { caption, entry, floorName, number as numberStyle } from './FloorList.css.ts';

/** Shown for a labyrinth without floors: floor 0, which leads to the labyrinth's floor range (docs/product.md, "Map editor"). */
export default function FloorZero({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(floorZeroTexts);
  const [, navigate] = useLocation();
  const href = `/scenarios/${scenarioId}/floor-maps/${floorNumberText(0)}`;
  return (
    <a href={href} className={entry} onClick={plainClick(() => navigate(href))}>
      <span className={placeholder}>
        <BlankSheet />
      </span>
      <span className={caption}>
        <span className={numberStyle}>{floorNumberText(0)}</span>
        <span className={floorName}>{text('map.zero.blank')}</span>
      </span>
    </a>
  );
}
