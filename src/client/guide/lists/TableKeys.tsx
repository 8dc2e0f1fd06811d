import { TableKeyColumns } from '#client/resource/table/TableKeyColumns.tsx';
import { tableCommandKeys } from '#client/resource/table/tableCommands.ts';

/** The keys of tables, as their own sheet shows them. */
export default function TableKeys() {
  return <TableKeyColumns commands={tableCommandKeys} />;
}
