import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { namedText, recordPlace } from '#client/resource/words/recordPlace.ts';
import { Button } from '#client/ui/Button.tsx';
import { FoldHead } from '#client/ui/FoldHead.tsx';
import { type Column, GroupedTable } from '#client/ui/Table.tsx';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { searchTexts } from './searchTexts.ts';

/** The number of an event's cells listed in a row. */
const MOST_CELLS = 5;
/** The number of rows of a kind at first, and that each request adds. */
const SHOWN_AT_ONCE = 100;

export type SearchAnswer = RouterOutputs['search']['query']['data'];
type Found = SearchAnswer['found'][number];

interface FoundTableProps {
  readonly scenarioId: string;
  readonly answer: SearchAnswer;
  /** The only kind that is shown; '' for all. */
  readonly kind: RecordKindName | '';
  readonly onChoose: (kind: RecordKindName) => void;
}

/** The results of a search by kind, each with a link to its place. The head of a kind counts its results and folds them. */
export function FoundTable({ scenarioId, answer, kind: chosen, onChoose }: FoundTableProps) {
  const text = useText(searchTexts);
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const [folded, setFolded] = useState<ReadonlySet<RecordKindName>>(new Set());
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const cellsText = ({ cells, count }: Found) => {
    const named = cells.slice(0, MOST_CELLS).map((cell) => `(${text('search.cell', { x: cell.x, y: cell.y })})`);
    return count > MOST_CELLS ? text('search.cells', { cells: named.join(' '), count }) : named.join(' ');
  };
  const columns: Column<Found>[] = [
    {
      id: 'place',
      header: text('search.place'),
      role: 'name',
      isNowrap: true,
      cell: ({ kind, number, path }) => (
        <RouteLink href={recordHref(scenarioId, kind, number, path)}>{recordPlace(kind, number, language)}</RouteLink>
      ),
    },
    { id: 'name', header: text('search.name'), cell: ({ name }) => inLanguage(name, language) },
    { id: 'field', header: text('search.field.found'), cell: labelOf },
    {
      id: 'text',
      header: text('search.text'),
      cell: (one) => (one.count > 0 ? `${namedText(one, language)} ${cellsText(one)}`.trim() : one.text),
    },
  ];
  function fold(kind: RecordKindName) {
    const others = new Set(folded);
    if (!others.delete(kind)) others.add(kind);
    setFolded(others);
  }
  function footOf(kind: RecordKindName, count: number, shown: number, listed: number) {
    if (shown === count) return undefined;
    if (chosen === '') {
      return (
        <Button size="small" onPress={() => onChoose(kind)}>
          {text('search.allOfKind', { count })}
        </Button>
      );
    }
    if (shown === listed) return text('search.more', { count: shown });
    return (
      <Button size="small" onPress={() => setMost(most + SHOWN_AT_ONCE)}>
        {text('search.showMore', { count: count - shown })}
      </Button>
    );
  }
  const groups = answer.kinds
    .filter(({ kind }) => chosen === '' || kind === chosen)
    .map(({ kind, count }) => {
      const found = answer.found.filter((one) => one.kind === kind);
      const rows = folded.has(kind) ? [] : found.slice(0, most);
      return {
        id: kind,
        rows,
        foot: rows.length > 0 && footOf(kind, count, rows.length, found.length),
        head: (
          <FoldHead
            isOpen={!folded.has(kind)}
            onPress={() => fold(kind)}
            count={text('search.count', { total: count })}
          >
            {RECORD_KINDS[kind].title[language]}
          </FoldHead>
        ),
      };
    });
  return (
    <GroupedTable
      label={text('search.title')}
      columns={columns}
      groups={groups}
      rowKey={(one) => [one.kind, one.number, one.path, one.label.en, namedText(one, 'en')].join(' ')}
    />
  );
}
