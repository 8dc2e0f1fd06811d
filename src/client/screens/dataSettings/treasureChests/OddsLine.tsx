import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { ItemOdds } from '#game/measure/chestContent.ts';
import { NamedLink } from './NamedLink.tsx';
import { detail, figure, odds } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

interface OddsLineProps {
  /** The desk of the line's records: items in a chest, or chests with an item. */
  readonly desk: RecordDesk;
  readonly number: number;
  readonly found: ItemOdds;
}

/** One way for an item to come out of a chest, with its chance. */
export function OddsLine({ desk, number, found }: OddsLineProps) {
  const words = useOddsWords();
  return (
    <li className={odds}>
      <NamedLink desk={desk} number={number} />
      <span className={detail}>{words(found)}</span>
      <ShareBar share={found.chance} />
      <span className={figure}>{formatShare(found.chance)}</span>
    </li>
  );
}

/** Returns a function that describes an item's slot, its count, and its conditions. */
export function useOddsWords(): (found: ItemOdds) => string {
  const text = useText(treasureTexts);
  return ({ slot, count, isOnce, needsFlag, floors }) =>
    [
      text(`chests.slot.${slot}`),
      count > 1 && text('chests.count', { count }),
      isOnce && text('chests.once'),
      floors && text('chests.floors', floors),
      needsFlag !== undefined && text('chests.needsFlag', { number: paddedNumber('event_flag', needsFlag) }),
    ]
      .filter(Boolean)
      .join(' ');
}
