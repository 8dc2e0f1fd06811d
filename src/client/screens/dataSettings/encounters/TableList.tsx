import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { recordName } from '#client/resource/recordName.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { SearchField } from '#client/ui/SearchField.tsx';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { encountersTexts } from './encountersTexts.ts';
import * as styles from './TableList.css.ts';

interface TableListProps {
  readonly tables: RecordDesk;
  readonly monsters: RecordDesk;
  readonly current: number;
  /** Tables that a floor names. */
  readonly used: ReadonlySet<number>;
}

const { first, last } = encounterSetting.numbers;
const NUMBERS = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** All encounter tables by number, note and monsters; blank ones stay in their places. */
export function TableList({ tables, monsters, current, used }: TableListProps) {
  const text = useText(encountersTexts);
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sought = searchKey(words);
  const found =
    sought === '' ? NUMBERS : NUMBERS.filter((number) => wordsOf(tables, monsters, number).includes(sought));
  useEffect(() => {
    list.current?.querySelector(`[data-number="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.panel} aria-label={text('encounters.tables')}>
      <SearchField
        label={text('encounters.find')}
        clearLabel={text('encounters.clearFind')}
        value={words}
        onChange={setWords}
      />
      {found.length === 0 && <p className={styles.empty}>{text('encounters.noneFound')}</p>}
      <ul className={styles.list} ref={list}>
        {found.map((number) => (
          <TableEntry
            key={number}
            tables={tables}
            monsters={monsters}
            number={number}
            isCurrent={number === current}
            isUsed={used.has(number)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TableEntryProps extends Pick<TableListProps, 'tables' | 'monsters'> {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isUsed: boolean;
}

function TableEntry({ tables, monsters, number, isCurrent, isUsed }: TableEntryProps) {
  const text = useText(encountersTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const record = useRecord(tables, number);
  const names = namesIn(monsters, record, language).join(language === 'ja' ? '、' : ', ');
  const note = recordName(encounterSetting, record, number, language);
  const href = recordHref(tables.scenarioId, 'encounter_setting', number);
  return (
    <li>
      <a
        className={styles.entry}
        href={href}
        data-number={number}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={plainClick(() => navigate(href))}
      >
        <span className={styles.number}>{paddedNumber('encounter_setting', number)}</span>
        <span className={styles.words}>
          {note && <strong>{note}</strong>}
          <span className={styles.names}>{names || (note ? '' : text('encounters.emptyTable'))}</span>
        </span>
        {isUsed && <span className={styles.used}>{text('encounters.used')}</span>}
      </a>
    </li>
  );
}

/** The names of the monsters in a table, each once. */
function namesIn(monsters: RecordDesk, record: object, language: Language): string[] {
  // The records of this desk are read by their schema.
  const { slots } = record as RecordOf<typeof encounterSetting>;
  const numbers = new Set(slots.map((slot) => slot.monster).filter((number) => number !== RECORD_KINDS.monster.none));
  return [...numbers].map(
    (number) => recordName(monster, monsters.record(number), number, language) || paddedNumber('monster', number),
  );
}

function wordsOf(tables: RecordDesk, monsters: RecordDesk, number: number): string {
  const record = tables.record(number);
  const names = LANGUAGES.flatMap((language) => [
    recordName(encounterSetting, record, number, language),
    ...namesIn(monsters, record, language),
  ]);
  return searchKey([paddedNumber('encounter_setting', number), ...names].join(' '));
}
