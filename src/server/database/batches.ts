/** Rows of one insert; SQLite takes a limited number of values in a statement. */
const ROWS_AT_ONCE = 100;

/** Rows in the portions that one insert takes. */
export function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
