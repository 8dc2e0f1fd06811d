import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { defineTexts } from '#client/i18n/defineTexts.ts';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { drawnTables, encounterOdds, type Place } from '#game/measure/encounterOdds.ts';
import { content, muted } from './Inspector.css.ts';

const cellOddsTexts = defineTexts({
  'map.odds': { ja: '出会う相手', en: 'Encounters here' },
  'map.odds.one': { ja: '{{name}} {{chance}}', en: '{{name}} {{chance}}' },
  'map.odds.more': { ja: 'ほか{{count}}種', en: '{{count}} more' },
  'map.odds.none': { ja: '誰にも出会いません', en: 'No encounters here' },
});

/** The most entries that can be read at a glance. */
const MOST_SHOWN = 4;
const KINDS = [encounterSetting, monster];

interface CellOddsProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  /** The room of the cell under the pointer; 0 for a corridor. */
  readonly room: number;
}

/** Lists monsters that can appear in a cell, most likely first, from the floor's settings and the encounter tables as edited here. */
export default function CellOdds({ scenarioId, ...cell }: CellOddsProps) {
  const [tables, monsters] = useRecordDesks(KINDS, scenarioId);
  return tables && monsters && <Odds {...cell} tables={tables} monsters={monsters} />;
}

interface OddsProps extends Omit<CellOddsProps, 'scenarioId'> {
  readonly tables: RecordDesk;
  readonly monsters: RecordDesk;
}

function Odds({ desk, room, tables, monsters }: OddsProps) {
  const text = useText(cellOddsTexts);
  const language = useAtomValue(languageAtom);
  const subscribeSettings = useCallback((listener: () => void) => desk.settings.subscribe(listener), [desk]);
  const floor = useSyncExternalStore(subscribeSettings, () => desk.settings.values);
  // A cell can hold only these values (domain/map/cell.ts).
  const place = room as Place;
  const rules = useBattleRules(tables.scenarioId);
  const drawn = drawnTables(floor, place);
  const subscribe = useCallback((listener: () => void) => tables.subscribe(listener), [tables]);
  // A table is the same object until it changes, so the drawn tables are compared by their serialised content.
  useSyncExternalStore(subscribe, () => JSON.stringify(drawn.map(({ table }) => tables.record(table))));
  // A desk holds only records of its own definition.
  const tableOf = (number: number) => tables.record(number) as RecordOf<typeof encounterSetting>;
  const byNumber = new Map(drawn.map(({ table }) => [table, tableOf(table)]));
  const odds = encounterOdds(rules, floor, place, byNumber, new Map());
  const nameOf = (number: number) => numberedName(monster, monsters.record(number), number, language);
  return (
    <section aria-label={text('map.odds')}>
      <ul className={content}>
        <li className={muted}>{text(odds.length > 0 ? 'map.odds' : 'map.odds.none')}</li>
        {odds.slice(0, MOST_SHOWN).map(({ monster: number, chance }) => (
          <li key={number}>{text('map.odds.one', { name: nameOf(number), chance: formatShare(chance) })}</li>
        ))}
        {odds.length > MOST_SHOWN && <li>{text('map.odds.more', { count: odds.length - MOST_SHOWN })}</li>}
      </ul>
    </section>
  );
}
