import type { ReactNode } from 'react';
import type { Sort } from './Sort.ts';
import { body, cell, emptyBox, frame, head, headRow, row as rowStyle, table } from './Table.css.ts';
import { TableHeadCell } from './TableHeadCell.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** name: names the row (one column); actions: buttons, whose header is only spoken. */
  readonly role?: 'name' | 'value' | 'actions';
  readonly isSortable?: boolean;
  /** end: numbers. */
  readonly align?: 'start' | 'end';
  readonly isNowrap?: boolean;
  readonly isHiddenOnPhone?: boolean;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort | undefined;
  /** Called with the column and the direction that a press on its header asks for. */
  readonly onSort?: (sort: Sort) => void;
  /** In the place of the rows when there are none. */
  readonly empty: ReactNode;
}

/** Dense rows under a head that stays. The sorting itself is the caller's. On a phone each row is a card. */
export function Table<Row>({ label, columns, rows, rowKey, sort, onSort, empty }: TableProps<Row>) {
  if (rows.length === 0) return <div className={`${frame} ${emptyBox}`}>{empty}</div>;
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
                align={column.align ?? 'start'}
                isSpokenOnly={column.role === 'actions'}
                sort={sort}
                onSort={column.isSortable ? onSort : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowStyle}>
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
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
