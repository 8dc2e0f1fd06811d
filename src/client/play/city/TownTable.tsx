import type { ReactNode } from 'react';
import * as styles from './TownTable.css.ts';

interface TownTableProps {
  readonly label: string;
  /** The heads of the columns. */
  readonly heads: readonly string[];
  /** Rows; a cell with `data-number` holds a number, one with `data-actions` buttons. On phones `data-head` is shown before the cell. */
  readonly children: ReactNode;
}

/** A table in the look of the game. */
export function TownTable({ label, heads, children }: TownTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}
