import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { CarriedMoves } from '#client/resource/renumber/renumberRecords.ts';
import { recordPlace } from '#client/resource/words/recordPlace.ts';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { renumberTexts } from './renumberTexts.ts';

interface CarriedTableProps {
  readonly resource: Resource;
  readonly changes: CarriedMoves['changes'];
}

/** A table of every reference that follows, with its current and its new number. */
export function CarriedTable({ resource, changes }: CarriedTableProps) {
  const text = useText(renumberTexts);
  const language = useAtomValue(languageAtom);
  const padded = (number: number) => paddedNumber(resource.name, number);
  if (changes.length === 0) return <p className={muted}>{text('renumber.none')}</p>;
  return (
    <Table
      label={text('renumber.changes')}
      columns={[
        {
          id: 'place',
          header: text('renumber.place'),
          role: 'name',
          cell: ({ kind, number, name }) => recordPlace(kind, number, language, name),
        },
        { id: 'field', header: text('renumber.field'), cell: ({ label }) => label[language] },
        { id: 'before', header: text('renumber.before'), cell: ({ before }) => padded(before) },
        { id: 'after', header: text('renumber.after'), cell: ({ after }) => padded(after) },
      ]}
      rows={changes}
      rowKey={({ kind, number, path }) => `${kind} ${number} ${path}`}
      empty=""
    />
  );
}
