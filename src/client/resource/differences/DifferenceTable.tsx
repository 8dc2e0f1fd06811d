import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import type { Difference } from './differencesIn.ts';
import { differencesTexts } from './differencesTexts.ts';

interface DifferenceTableProps {
  readonly label: string;
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly differences: readonly Difference[];
  /** The headers of the columns with the value before and after. */
  readonly before: string;
  readonly after: string;
  /** Whether each row links to its field. */
  readonly hasLinks?: boolean;
  /** A column with an action for each row. */
  readonly action?: { readonly header: string; readonly cell: (difference: Difference) => ReactNode };
}

/** A table of differing values, one per row: the record, the field, and both values. */
export function DifferenceTable(props: DifferenceTableProps) {
  const { label, resource, scenarioId, differences, before, after, hasLinks = false, action } = props;
  const text = useText(differencesTexts);
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const isSingle = resource.numbers.first === resource.numbers.last;
  const fieldOf = ({ number, leaf }: Difference) =>
    hasLinks ? (
      <RouteLink href={recordHref(scenarioId, resource.name, number, leaf.path)}>{labelOf(leaf)}</RouteLink>
    ) : (
      labelOf(leaf)
    );
  const columns: Column<Difference>[] = [
    ...(isSingle
      ? []
      : [
          {
            id: 'record',
            header: text('differences.record'),
            cell: ({ number }: Difference) => recordName(resource, blankOf(resource, number), number, language),
            isNowrap: true,
          },
        ]),
    { id: 'field', header: text('differences.field'), cell: fieldOf, role: 'name' },
    { id: 'before', header: before, cell: ({ leaf, from }) => <LeafValue {...{ leaf, scenarioId }} value={from} /> },
    { id: 'after', header: after, cell: ({ leaf, to }) => <LeafValue {...{ leaf, scenarioId }} value={to} /> },
    ...(action ? [{ id: 'action', header: action.header, cell: action.cell, role: 'actions' as const }] : []),
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={differences}
      rowKey={({ number, leaf }) => `${number} ${leaf.path}`}
      empty=""
    />
  );
}
