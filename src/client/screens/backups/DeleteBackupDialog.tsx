import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { backupsTexts } from './backupsTexts.ts';
import type { Backup } from './useBackups.ts';

interface DeleteBackupDialogProps {
  readonly scenarioId: string;
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** Asks before a backup is deleted. Mounted only while it is open. */
export function DeleteBackupDialog({ scenarioId, backup, onClose }: DeleteBackupDialogProps) {
  const text = useText(backupsTexts, pageTexts);
  const utils = trpc.useUtils();
  const remove = trpc.backups.delete.useMutation({
    // Whatever the answer was: if it was lost, the backup may be gone already.
    onSettled: () => {
      onClose();
      return Promise.all([
        utils.backups.invalidate(),
        utils.storage.invalidate(),
        utils.scenarios.overview.invalidate(),
      ]);
    },
  });
  const time = formatDate(backup.created_at);
  const name = backup.name === '' ? '' : text('backupDelete.name', { name: backup.name });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('backupDelete.title')}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button
            tone="danger"
            isPending={remove.isPending}
            onPress={() => remove.mutate({ scenario_id: scenarioId, id: backup.id })}
          >
            {text('backupDelete.submit')}
          </Button>
        </>
      }
    >
      <p>{text('backupDelete.question', { time, name })}</p>
    </Dialog>
  );
}
