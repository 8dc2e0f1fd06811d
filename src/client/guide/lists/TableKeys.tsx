import { TableKeyColumns } from '#client/resource/table/commands/TableKeyColumns.tsx';
import { tableCommandKeys } from '#client/resource/table/commands/tableCommands.ts';

/** The keys of tables, as their own dialog shows them. */
export default function TableKeys() {
  return <TableKeyColumns commands={tableCommandKeys} />;
}
