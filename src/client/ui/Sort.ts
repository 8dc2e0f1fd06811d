/** The column that a table is sorted by, and the direction. */
export interface Sort {
  /** The column's id. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
