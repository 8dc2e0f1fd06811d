import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/chevrons-up-down';
import { headCell, sortButton, sortMark } from './Table.css.ts';
import { visuallyHidden } from './visuallyHidden.css.ts';

interface TableHeadCellProps {
  readonly id: string;
  readonly header: string;
  readonly about: string | undefined;
  readonly align: 'start' | 'end';
  readonly isSpokenOnly: boolean;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** The header of a column; pressing it sorts ascending first, then descending. */
export function TableHeadCell({ id, header, about, align, isSpokenOnly, sort, onSort }: TableHeadCellProps) {
  const className = headCell({ align });
  if (!onSort) {
    return (
      <th className={className} scope="col" title={about}>
        {isSpokenOnly ? <span className={visuallyHidden}>{header}</span> : header}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : undefined;
  const Mark = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th className={className} scope="col" aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={sortButton}
        title={about}
        onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {header}
        <Mark className={sortMark} size={14} aria-hidden />
      </button>
    </th>
  );
}

/** The column that a table is sorted by, and the direction. */
export interface Sort {
  /** The column's id. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
