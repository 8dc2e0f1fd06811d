import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { LostCell } from './TableFileButtons.tsx';
import * as styles from './tableFiles.css.ts';

interface ExportDialogProps {
  readonly lost: readonly LostCell[];
  readonly onClose: () => void;
  readonly onExport: () => void;
}

/** Lists, by cell, what the file cannot hold, before it is saved. */
export function ExportDialog({ lost, onClose, onExport }: ExportDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('files.lostTitle')}
      size="medium"
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" onPress={onExport}>
            {text('files.exportAnyway')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p>{text('files.lost')}</p>
        <Table
          label={text('files.lostTitle')}
          columns={[
            { id: 'number', header: text('files.number'), cell: ({ number }) => number, role: 'name' },
            { id: 'column', header: text('files.column'), cell: ({ column }) => column },
            { id: 'characters', header: text('files.characters'), cell: ({ characters }) => characters.join(' ') },
          ]}
          rows={lost}
          rowKey={({ number, path }) => `${number} ${path}`}
          empty=""
        />
      </div>
    </Dialog>
  );
}
