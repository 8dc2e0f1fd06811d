import type { RowFilter } from '#client/resource/rowFilter/rowFilters.ts';
import { type Reader, shownText } from '#client/resource/words/shownText.ts';
import { isThere, numbersOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import { isSameValue, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { isFoundBy } from '#domain/search/isFoundBy.ts';
import { compareTexts } from '#domain/text/compareTexts.ts';
import { searchKey } from '#domain/text/searchKey.ts';

export interface TableSort {
  readonly leaf: Leaf;
  readonly isDescending: boolean;
}

export interface TableFilter {
  /** The search text: found in the number, in any text of the record in full, or in the text of a visible column; '' for all rows. */
  readonly text: string;
  /** Keeps only rows whose cell in this column holds this value. */
  readonly cell?: { readonly leaf: Leaf; readonly value: unknown };
  /** Keeps only rows that this filter of the address shows. */
  readonly only?: Pick<RowFilter, 'id' | 'holds'>;
}

/**
 * Returns the numbers of the rows in order. The records keep their numbers: sorting is a view. Blank records come last when sorted and are
 * left out when filtered.
 */
export function orderRows(
  resource: Resource,
  table: Table | undefined,
  leaves: readonly Leaf[],
  record: (number: number) => object,
  reader: Reader,
  sort: TableSort | undefined,
  filter: TableFilter,
): readonly number[] {
  const sought = searchKey(filter.text);
  const isFound = (number: number): boolean => {
    const present = record(number);
    const { cell, only } = filter;
    if ((sought !== '' || cell || only) && !isThere(resource, present, number)) return false;
    if (only && !only.holds(number)) return false;
    if (cell && !isSameValue(leafValue(present, cell.leaf), cell.value)) return false;
    if (isFoundBy(filter.text, resource, number, present)) return true;
    return leaves.some((leaf) => searchKey(shownText(leaf, present, reader)).includes(sought));
  };
  const found = numbersOf(resource, table).filter(isFound);
  if (!sort) return found;
  const direction = sort.isDescending ? -1 : 1;
  const keyed = found.map((number) => ({
    number,
    isBlank: !isThere(resource, record(number), number),
    key: sortKey(sort.leaf, record(number), reader),
  }));
  return keyed
    .sort((one, other) => {
      if (one.isBlank !== other.isBlank) return one.isBlank ? 1 : -1;
      return direction * compared(one.key, other.key) || one.number - other.number;
    })
    .map(({ number }) => number);
}

const sortKey = (leaf: Leaf, record: object, reader: Reader): string | number => {
  const value = leafValue(record, leaf);
  if (typeof value === 'boolean') return value ? 0 : 1;
  return typeof value === 'number' ? value : shownText(leaf, record, reader);
};

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other));
