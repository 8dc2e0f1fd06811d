import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RowFilterMenu } from '#client/resource/rowFilter/RowFilterMenu.tsx';
import type { Uses } from '#client/resource/rowFilter/rowFilters.ts';
import { rowFilterTexts } from '#client/resource/rowFilter/rowFilterTexts.ts';
import { useRowFilter } from '#client/resource/rowFilter/useRowFilter.ts';
import { filteredHref } from '#client/resource/words/filteredHref.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Button } from '#client/ui/Button.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { SearchField } from '#client/ui/SearchField.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import * as styles from './RecordList.css.ts';
import { recordListTexts } from './recordListTexts.ts';

/** The texts of a record in a list. */
export interface ListedRecord {
  readonly name: string;
  /** In small letters below the name. */
  readonly about: string;
  /** A word at the end of its line. */
  readonly mark?: string | undefined;
}

interface RecordListProps {
  readonly desk: RecordDesk;
  /** The current record; undefined if there is none. */
  readonly current: number | undefined;
  /** The title of the list, and the label of its search. */
  readonly title: string;
  readonly find: string;
  /** Describes a record as it is now. */
  readonly describe: (record: object, number: number, language: Language) => ListedRecord;
  /** As in `RecordTable`. */
  readonly uses?: Uses | null | undefined;
  /** The button that makes a record; there is none if it is left out. */
  readonly maker?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Whether only what exists is listed. */
  readonly isBrief?: boolean;
}

/** The list of the records of a kind by number, for choosing the current one; blank ones stay in their places unless it is brief. */
export function RecordList({ desk, current, title, find, describe, uses, maker, isBrief = false }: RecordListProps) {
  const text = useText(recordListTexts, rowFilterTexts);
  const rowFilter = useRowFilter(desk, uses);
  const { chosen } = rowFilter;
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sought = searchKey(words);
  const wordsOf = (number: number) => {
    const told = LANGUAGES.map((language) => describe(desk.record(number), number, language));
    const parts = told.flatMap(({ name, about }) => [name, about]);
    return searchKey([paddedNumber(desk.resource.name, number), ...parts].join(' '));
  };
  const all = numbersOf(desk.resource);
  // As text, so that the list renders again only when a record comes or goes.
  const there = useDesk(desk, () => (isBrief ? writtenNumbers(desk, all).join(' ') : ''));
  const written = new Set(there.split(' '));
  const numbers = isBrief ? all.filter((number) => number === current || written.has(String(number))) : all;
  const isShown = (number: number) =>
    (!chosen || (desk.isThere(number) && chosen.holds(number))) && (sought === '' || wordsOf(number).includes(sought));
  const found = numbers.filter(isShown);
  useEffect(() => {
    list.current?.querySelector(`[data-number="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.panel} aria-label={title}>
      <SearchField label={find} clearLabel={text('recordList.clearFind')} value={words} onChange={setWords} />
      <RowFilterMenu {...rowFilter} />
      {maker && (
        <Button icon={<Plus size={16} aria-hidden />} onPress={maker.onPress}>
          {maker.label}
        </Button>
      )}
      {found.length === 0 && !chosen && <p className={styles.empty}>{text('recordList.noneFound')}</p>}
      {found.length === 0 && chosen && (
        <div>
          <p className={styles.empty}>{text('rowFilter.none')}</p>
          <Button
            size="small"
            onPress={() => {
              setWords('');
              rowFilter.choose('');
            }}
          >
            {text('rowFilter.clear')}
          </Button>
        </div>
      )}
      <ul className={styles.list} ref={list}>
        {found.map((number) => (
          <ListEntry key={number} desk={desk} number={number} isCurrent={number === current} describe={describe} />
        ))}
      </ul>
    </nav>
  );
}

interface ListEntryProps extends Pick<RecordListProps, 'desk' | 'describe'> {
  readonly number: number;
  readonly isCurrent: boolean;
}

function ListEntry({ desk, number, isCurrent, describe }: ListEntryProps) {
  const text = useText(recordListTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const search = useSearch();
  const { name, about, mark } = describe(useRecord(desk, number), number, language);
  const kind = desk.resource.name;
  const href = filteredHref(recordHref(desk.scenarioId, kind, number), search);
  return (
    <li>
      <a
        className={styles.entry}
        href={href}
        data-number={number}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={plainClick(() => navigate(href))}
      >
        <span className={styles.number}>{paddedNumber(kind, number)}</span>
        <span className={styles.words}>
          {name && <strong>{name}</strong>}
          <span className={styles.names}>{about || (name ? '' : text('recordList.empty'))}</span>
        </span>
        {mark && <span className={styles.used}>{mark}</span>}
      </a>
    </li>
  );
}
