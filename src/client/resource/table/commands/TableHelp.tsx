import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TableKeyColumns } from './TableKeyColumns.tsx';
import type { TableCommand } from './tableCommands.ts';

interface TableHelpProps {
  readonly commands: readonly TableCommand[];
  readonly onClose: () => void;
}

/** A dialog with every key and gesture of a table, taken from the command list itself. */
export function TableHelp({ commands, onClose }: TableHelpProps) {
  const text = useText(pageTexts, tableTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('records.command.help')}
      size="large"
      closeLabel={text('common.close')}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      <TableKeyColumns commands={commands} />
    </Dialog>
  );
}
