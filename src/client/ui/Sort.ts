/** By which column a table is sorted, and which way. */
export interface Sort {
  /** The column's id. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
