import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { paddedNumber, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { places } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import type { ChestOverview } from './useChestOverview.ts';

type Giver = ChestOverview['givers'][number];

interface ItemGiversProps {
  readonly givers: readonly Giver[];
  /** The desk of the scenario's items. */
  readonly items: RecordDesk;
}

/** The sources of an item other than chests, each with a link to its place. */
export function ItemGivers({ givers, items }: ItemGiversProps) {
  const text = useText(treasureTexts);
  const language = useAtomValue(languageAtom);
  if (givers.length === 0) return <span className={muted}>—</span>;
  function words({ kind, number, path }: Giver): string {
    if (path === 'stock') return text('appearance.shop');
    if (kind === 'item') {
      return text('appearance.turns', { name: numberedName(items.resource, items.record(number), number, language) });
    }
    const cell = /x(\d+)_y(\d+)/.exec(path);
    const place = cell ? ` x${cell[1]} y${cell[2]}` : '';
    return `${recordTitle(kind)[language]} ${paddedNumber(kind, number)}${place}`;
  }
  return (
    <ul className={places}>
      {givers.map((giver) => (
        <li key={`${giver.kind} ${giver.number} ${giver.path}`}>
          <RouteLink href={recordHref(items.scenarioId, giver.kind, giver.number, giver.path)}>
            {words(giver)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
