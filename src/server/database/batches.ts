/** Rows of one insert; SQLite takes a limited number of values in a statement. */
const ROWS_AT_ONCE = 100;

/** Rows in the portions that one insert takes. @param large of rows that may be: what each has, and what a portion may come to */
export function* batches<Row>(
  rows: readonly Row[],
  large?: { readonly bytesOf: (row: Row) => number; readonly most: number },
): Generator<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const added = large?.bytesOf(row) ?? 0;
    if (batch.length === ROWS_AT_ONCE || (large && batch.length > 0 && bytes + added > large.most)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(row);
    bytes += added;
  }
  if (batch.length > 0) yield batch;
}
