import { useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { BringButtons } from '#client/resource/bring/BringButtons.tsx';
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
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { useOneTabStop } from '#client/ui/useOneTabStop.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { type EmptyRun, foldEmptyRuns, isPartOf, numbersIn } from './emptyRuns.ts';
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
  /** The choice of another view, above the list where it stands beside the form. */
  readonly view?: ReactNode;
}

/**
 * The list of the records of a kind by number, for choosing the current one. It is one tab stop. Numbers without a record stay in their
 * places unless it is brief; a run of them is one line that unfolds, and while something is sought all that was found is seen.
 */
export function RecordList(props: RecordListProps) {
  const { desk, current, title, find, describe, uses, maker, isBrief = false, view } = props;
  const text = useText(recordListTexts, rowFilterTexts);
  const rowFilter = useRowFilter(desk, uses);
  const { chosen } = rowFilter;
  const [words, setWords] = useState('');
  const [unfolded, setUnfolded] = useState<readonly EmptyRun[]>([]);
  const isNarrow = useMedia(screen.narrow);
  const list = useOneTabStop<HTMLUListElement>();
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const search = useSearch();
  const hrefOf = (number: number) => filteredHref(recordHref(desk.scenarioId, desk.resource.name, number), search);
  const sought = searchKey(words);
  const wordsOf = (number: number) => {
    const told = LANGUAGES.map((one) => describe(desk.record(number), number, one));
    const parts = told.flatMap(({ name, about }) => [name, about]);
    return searchKey([paddedNumber(desk.resource.name, number), ...parts].join(' '));
  };
  const all = numbersOf(desk.resource);
  // As text, so that the list renders again only when a record comes or goes.
  const there = useDesk(desk, () => writtenNumbers(desk, all).join(' '));
  const written = new Set(there.split(' '));
  const isThere = (number: number) => written.has(String(number));
  const numbers = isBrief ? all.filter((number) => number === current || isThere(number)) : all;
  const isShown = (number: number) =>
    (!chosen || (desk.isThere(number) && chosen.holds(number))) && (sought === '' || wordsOf(number).includes(sought));
  const found = numbers.filter(isShown);
  // A number without a record may have a name or be used all the same.
  const isEmpty = (number: number) => {
    if (number === current || isThere(number)) return false;
    const { name, mark } = describe(desk.record(number), number, language);
    return name === '' && mark === undefined;
  };
  const lines = sought === '' ? foldEmptyRuns(found, isEmpty) : found;
  const isUnfolded = (run: EmptyRun) => unfolded.some((one) => isPartOf(run, one));
  const toggle = (run: EmptyRun) =>
    setUnfolded(isUnfolded(run) ? unfolded.filter((one) => !isPartOf(run, one)) : [...unfolded, run]);
  useEffect(() => {
    const place = list.ref.current?.querySelector<HTMLElement>(`[data-number="${current}"]`);
    if (place) showInList(place, list.ref.current);
  }, [list.ref, current]);
  const entry = (number: number) => (
    <ListEntry key={number} desk={desk} number={number} isCurrent={number === current} describe={describe} />
  );
  return (
    <nav className={styles.panel} aria-label={title}>
      {!isNarrow && view && <div className={styles.view}>{view}</div>}
      <SearchField label={find} clearLabel={text('recordList.clearFind')} value={words} onChange={setWords} />
      <RowFilterMenu {...rowFilter} />
      {maker && (
        <Button icon={<Plus size={16} aria-hidden />} onPress={maker.onPress}>
          {maker.label}
        </Button>
      )}
      <BringButtons desk={desk} onPicked={(number) => navigate(hrefOf(number))} />
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
      <ul className={styles.list} {...list}>
        {lines.map((line) =>
          typeof line === 'number' ? (
            entry(line)
          ) : (
            <Fragment key={`run ${line.first}`}>
              <RunLine desk={desk} run={line} isUnfolded={isUnfolded(line)} onToggle={() => toggle(line)} />
              {isUnfolded(line) && numbersIn(line).map(entry)}
            </Fragment>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Scrolls the list alone, so that the form beside it keeps its place. */
function showInList(place: HTMLElement, list: HTMLElement | null): void {
  if (!list) return;
  const [line, all] = [place.getBoundingClientRect(), list.getBoundingClientRect()];
  const isSeen = line.top >= all.top && line.bottom <= Math.min(all.bottom, innerHeight);
  if (!isSeen) list.scrollTop += line.top - all.top - all.height / 3;
}

interface RunLineProps extends Pick<RecordListProps, 'desk'> {
  readonly run: EmptyRun;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** The line of a run of numbers without a record. */
function RunLine({ desk, run, isUnfolded, onToggle }: RunLineProps) {
  const text = useText(recordListTexts);
  const kind = desk.resource.name;
  const Mark = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <li>
      <button type="button" className={styles.run} aria-expanded={isUnfolded} onClick={onToggle}>
        <Mark size={16} aria-hidden />
        {text('recordList.run', { first: paddedNumber(kind, run.first), last: paddedNumber(kind, run.last) })}
      </button>
    </li>
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
