/** Rows of one insert; SQLite limits the number of values in a statement. */
const ROWS_AT_ONCE = 100;

/**
 * Splits rows into batches that one insert takes. @param large for rows that may be large: their size, and the largest sum of a batch, in
 * bytes
 */
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
