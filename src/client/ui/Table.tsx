import type { ReactNode } from 'react';
import {
  body,
  cell,
  emptyBox,
  frame,
  groupFoot,
  groupHead,
  head,
  headRow,
  row as rowStyle,
  table,
} from './Table.css.ts';
import type { Sort } from './TableHeadCell.tsx';
import { TableHeadCell } from './TableHeadCell.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Explains the header, in a tooltip. */
  readonly about?: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * name: names the row (one column); sentence: a line of its own on a card; actions: buttons, whose header is only for assistive
   * technology.
   */
  readonly role?: 'name' | 'value' | 'sentence' | 'actions';
  readonly isSortable?: boolean;
  /** end: numbers. */
  readonly align?: 'start' | 'end';
  readonly isNowrap?: boolean;
  readonly isHiddenOnPhone?: boolean;
}

interface SharedProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort | undefined;
  /** Called with the column and the direction after a press on its header. */
  readonly onSort?: (sort: Sort) => void;
}

interface TableProps<Row> extends SharedProps<Row> {
  readonly rows: readonly Row[];
  /** Replaces the rows if there are none. */
  readonly empty: ReactNode;
}

/** A table of dense rows under a sticky head. The caller sorts the rows. On phones each row is a card. */
export function Table<Row>({ rows, empty, ...props }: TableProps<Row>) {
  if (rows.length === 0) return <div className={`${frame} ${emptyBox}`}>{empty}</div>;
  return <GroupedTable {...props} groups={[{ id: '', rows }]} />;
}

/** Rows that belong together. */
export interface RowGroup<Row> {
  readonly id: string;
  /** Names the group, above its rows. */
  readonly head?: ReactNode;
  readonly rows: readonly Row[];
  /** Below its rows. */
  readonly foot?: ReactNode;
}

interface GroupedTableProps<Row> extends SharedProps<Row> {
  readonly groups: readonly RowGroup<Row>[];
  /** Called with the row under the pointer, or with the focus. */
  readonly onPoint?: (row: Row) => void;
}

/** A table whose rows are in groups, all with the same columns. */
export function GroupedTable<Row>(props: GroupedTableProps<Row>) {
  const { label, columns, groups, rowKey, sort, onSort, onPoint } = props;
  return (
    <div className={frame}>
      <table className={table} aria-label={label}>
        <thead className={head}>
          <tr className={headRow}>
            {columns.map((column) => (
              <TableHeadCell
                key={column.id}
                id={column.id}
                header={column.header}
                about={column.about}
                align={column.align ?? 'start'}
                isSpokenOnly={column.role === 'actions'}
                sort={sort}
                onSort={column.isSortable ? onSort : undefined}
              />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} className={body}>
            {group.head && (
              <tr className={groupHead}>
                <th colSpan={columns.length} scope="rowgroup">
                  {group.head}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr
                key={rowKey(row)}
                className={rowStyle}
                onPointerEnter={() => onPoint?.(row)}
                onFocus={() => onPoint?.(row)}
              >
                {columns.map((column) => (
                  <TableCell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
            {group.foot && (
              <tr className={groupFoot}>
                <td colSpan={columns.length}>{group.foot}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const role = column.role ?? 'value';
  const className = cell({
    align: column.align ?? 'start',
    role,
    nowrap: column.isNowrap,
    hiddenOnPhone: column.isHiddenOnPhone,
  });
  if (role === 'name') {
    return (
      <th className={className} scope="row">
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-label={role === 'value' ? column.header : undefined}>
      {column.cell(row)}
    </td>
  );
}
