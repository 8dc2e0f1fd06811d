import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { markedTag, tag } from '#client/ui/Tag.css.ts';
import * as styles from './backups.css.ts';
import type { backupsTexts } from './backupsTexts.ts';
import { byteText } from './StoragePanel.tsx';
import type { Backup } from './useBackups.ts';

interface Actions {
  readonly text: TextOf<keyof typeof backupsTexts>;
  readonly mayEdit: boolean;
  /** Whether the user may restore everything, and delete backups. */
  readonly mayRestore: boolean;
  readonly onCompare: (backup: Backup) => void;
  readonly onRestore: (backup: Backup) => void;
  readonly onDownload: (backup: Backup) => void;
  readonly onRename: (backup: Backup) => void;
  readonly onDelete: (backup: Backup) => void;
}

/** Returns the columns of the list of backups. */
export function backupColumns({ text, mayEdit, mayRestore, ...on }: Actions): readonly Column<Backup>[] {
  return [
    {
      id: 'name',
      header: text('backups.name'),
      role: 'name',
      cell: (row) => (
        <span className={styles.name}>
          {row.name === '' ? (
            <span className={styles.unnamed}>{text('backups.unnamed')}</span>
          ) : (
            <span>{row.name}</span>
          )}
          {row.note !== '' && <span className={styles.note}>{row.note}</span>}
        </span>
      ),
    },
    {
      id: 'saved',
      header: text('backups.saved'),
      cell: (row) => <span className={styles.time}>{formatDate(row.created_at)}</span>,
    },
    {
      id: 'kind',
      header: text('backups.kind'),
      cell: (row) => (
        <span className={row.automatic ? tag : markedTag}>
          {text(row.automatic ? 'backups.automatic' : 'backups.own')}
        </span>
      ),
    },
    { id: 'size', header: text('backups.size'), align: 'end', cell: (row) => byteText(row.packed_size) },
    {
      id: 'actions',
      header: text('backups.actions'),
      role: 'actions',
      cell: (row) => {
        const time = formatDate(row.created_at);
        return (
          <span className={styles.actions}>
            <Button size="small" aria-label={text('backups.compareOf', { time })} onPress={() => on.onCompare(row)}>
              {text('backups.compare')}
            </Button>
            {mayRestore && (
              <Button size="small" aria-label={text('backups.restoreOf', { time })} onPress={() => on.onRestore(row)}>
                {text('backups.restore')}
              </Button>
            )}
            <Menu
              label={text('backups.more', { time })}
              trigger={
                <IconButton
                  size="small"
                  label={text('backups.more', { time })}
                  icon={<Ellipsis size={16} aria-hidden />}
                />
              }
              sections={sectionsOf(row, { text, mayEdit, mayRestore, ...on })}
            />
          </span>
        );
      },
    },
  ];
}

function sectionsOf(row: Backup, { text, mayEdit, mayRestore, onDownload, onRename, onDelete }: Actions) {
  const item = (id: 'download' | 'rename' | 'delete', Icon: typeof Trash, onAction: (backup: Backup) => void) => ({
    id,
    label: text(`backups.${id}`),
    icon: <Icon size={16} aria-hidden />,
    onAction: () => onAction(row),
  });
  const reading = [item('download', FileDown, onDownload)];
  const editing = mayEdit ? [item('rename', Pencil, onRename)] : [];
  const deleting = [{ ...item('delete', Trash, onDelete), isDanger: true }];
  return [{ id: 'read', items: [...reading, ...editing] }, ...(mayRestore ? [{ id: 'delete', items: deleting }] : [])];
}
