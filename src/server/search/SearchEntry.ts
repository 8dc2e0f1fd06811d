import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

/** Information separator two: no text that is typed holds it, and folding leaves it. */
export const PAGE_BREAK = '\u001e';

/** A text of a scenario that can be found: of a leaf, or the name of an event that lies on a floor, or of what it names. */
export interface SearchEntry {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Of the leaf, or of the first cell of an event; '' of a record that has no text at all. */
  readonly path: string;
  /** With PAGE_BREAK between the pages of a message. */
  readonly text: string;
  /** `text` as it is searched. */
  readonly key: string;
  /** Whether it names its record; such an entry is found by the number too. */
  readonly isName: boolean;
  /** Of an event: its id, the record that it names where it is found by that, in how many cells it lies, and the first of them. */
  readonly event?: {
    readonly id: number;
    readonly named?: Named;
    readonly count: number;
    readonly cells: readonly Cell[];
  };
}
interface Named {
  readonly kind: RecordKindName;
  readonly number: number;
}
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What is searched of a scenario, and the names of its records in both languages by kind and number. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly names: ReadonlyMap<string, Label>;
}
