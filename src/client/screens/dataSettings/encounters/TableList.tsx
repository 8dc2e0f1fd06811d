import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Uses } from '#client/resource/rowFilter/rowFilters.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { type ListedRecord, RecordList } from '#client/screens/dataSettings/RecordList.tsx';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import type { Language } from '#domain/text/languages.ts';
import { encountersTexts } from './encountersTexts.ts';

interface TableListProps {
  readonly tables: RecordDesk;
  readonly monsters: RecordDesk;
  readonly current: number | undefined;
  /** The tables that a floor uses; null while that is not known. */
  readonly used: Uses | null;
  readonly view: ReactNode;
}

/** All encounter tables by number, note and monsters. */
export function TableList({ tables, monsters, current, used, view }: TableListProps) {
  const text = useText(encountersTexts);
  const describe = (record: object, number: number, language: Language): ListedRecord => ({
    name:
      recordName(encounterSetting, record, number, language) ||
      (number === UNCHOSEN_TABLE ? text('encounters.unchosen.name') : ''),
    about: namesIn(monsters, record, language).join(language === 'ja' ? '、' : ', '),
    mark: used?.has(number) ? text('encounters.used') : undefined,
  });
  return (
    <RecordList
      desk={tables}
      current={current}
      title={text('encounters.tables')}
      find={text('encounters.find')}
      describe={describe}
      uses={used}
      view={view}
    />
  );
}

/** Returns the names of the monsters in a table, each once. */
function namesIn(monsters: RecordDesk, record: object, language: Language): string[] {
  // This desk parses its records with their schema.
  const { slots } = record as RecordOf<typeof encounterSetting>;
  const numbers = new Set(slots.map((slot) => slot.monster).filter((number) => number !== RECORD_KINDS.monster.none));
  return [...numbers].map(
    (number) => recordName(monster, monsters.record(number), number, language) || paddedNumber('monster', number),
  );
}
