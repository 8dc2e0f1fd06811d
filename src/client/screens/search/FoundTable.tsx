import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { namedText, recordPlace } from '#client/resource/words/recordPlace.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import { searchTexts } from './searchTexts.ts';

/** The number of an event's cells listed in a row. */
const MOST_CELLS = 5;

type Found = RouterOutputs['search']['query']['data']['found'][number];

/** The results of a search, each with a link to its place. */
export function FoundTable({ scenarioId, found }: { readonly scenarioId: string; readonly found: readonly Found[] }) {
  const text = useText(searchTexts);
  const language = useAtomValue(languageAtom);
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
    { id: 'name', header: text('search.name'), cell: ({ name }) => name[language] || name.ja },
    { id: 'field', header: text('search.field.found'), cell: ({ label }) => label[language] },
    {
      id: 'text',
      header: text('search.text'),
      cell: (one) => (one.count > 0 ? `${namedText(one, language)} ${cellsText(one)}`.trim() : one.text),
    },
  ];
  return (
    <Table
      label={text('search.title')}
      columns={columns}
      rows={found}
      rowKey={(one) => [one.kind, one.number, one.path, one.label.en, namedText(one, 'en')].join(' ')}
      empty=""
    />
  );
}
