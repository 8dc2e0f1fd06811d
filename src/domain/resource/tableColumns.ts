import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves } from '#domain/resource/importPlan.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';

/**
 * The choice of columns of a file: for each column of a table, the number first, the place of its column in the file from 1; 0 if the file
 * does not have it, so that its values stay as they are.
 */
export type ColumnChoice = readonly number[];

/** The maximum number of columns of a file, far more than the widest table has. */
export const MOST_COLUMNS = 1000;

/** Writes a choice as the field `columns` of a form (docs/wire.md, "Files"). */
export const writeColumns = (choice: ColumnChoice): string => choice.join(',');

/** Reads such a text; undefined if it is none: the number of the record is required, and no column of the file is used twice. */
export function readColumns(text: string): ColumnChoice | undefined {
  if (!/^\d{1,4}(?:,\d{1,4})*$/.test(text)) return undefined;
  const choice = text.split(',').map(Number);
  const used = choice.filter((place) => place > 0);
  const isChoice = choice[0] !== 0 && used.length > 1 && new Set(used).size === used.length;
  return isChoice && used.every((place) => place <= MOST_COLUMNS) ? choice : undefined;
}

/** Returns the chosen leaves of a table, and what is in a row of the file for the number and for each of them; '' for missing cells. */
export function chosenColumns(resource: Resource, table: Table, choice: ColumnChoice) {
  const [number = 1, ...places] = choice;
  const chosen = csvLeaves(resource, table).flatMap((leaf, index) => {
    const place = places[index] ?? 0;
    return place > 0 ? [{ leaf, place }] : [];
  });
  const all = [number, ...chosen.map(({ place }) => place)];
  return {
    leaves: chosen.map(({ leaf }): Leaf => leaf),
    /** The number of columns that the file must have. */
    width: Math.max(...all),
    cellsOf: (row: readonly string[]) => all.map((place) => row[place - 1] ?? ''),
  };
}

/** Names that a header may give to the number of a record, besides that of our own files. */
const NUMBER_NAMES = ['no', 'no.', 'number', 'id', '#', '番号', '№'];

/**
 * Guesses which column of a table each column of a file is: by the names of our headers in both languages and of our fields; each is used
 * once.
 * @returns for each column of the table its place in the file, as in `ColumnChoice`
 */
export function guessedColumns(resource: Resource, table: Table, header: readonly string[]): ColumnChoice {
  const labels = LANGUAGES.map((language) => csvHeader(resource, table, language));
  const leaves = csvLeaves(resource, table);
  const given = header.map(normalizeKey);
  const used = new Set<number>();
  return (labels[0] ?? []).map((_, index) => {
    const leaf = leaves[index - 1];
    const names = [...labels.map((list) => list[index] ?? ''), ...(leaf ? [leaf.path] : NUMBER_NAMES)].map(
      normalizeKey,
    );
    const place = given.findIndex((name, at) => name !== '' && names.includes(name) && !used.has(at)) + 1;
    if (place > 0) used.add(place - 1);
    return place;
  });
}
