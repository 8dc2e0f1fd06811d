import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

/** Information separator two: typed text never contains it, and folding keeps it. */
export const PAGE_BREAK = '\u001e';

/** A searchable text of a scenario: of a leaf, or the name of an event on a floor, or of a record that the event names. */
export interface SearchEntry {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Path of the leaf, or of the first cell of an event; '' for a record without any text. */
  readonly path: string;
  /** The pages of a message are separated by PAGE_BREAK. */
  readonly text: string;
  /** `text`, folded for searching. */
  readonly key: string;
  /** Whether it is the name of its record; such an entry is also found by the number. */
  readonly isName: boolean;
  /** For an event: its id, the record that it names if it is found by that, the number of its cells, and the first of them. */
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

/** The searchable texts of a scenario, and the names of its records in both languages by kind and number. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly names: ReadonlyMap<string, Label>;
}
