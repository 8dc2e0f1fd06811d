import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { backupsTexts } from './backupsTexts.ts';
import type { Backup } from './useBackups.ts';

interface RenameBackupDialogProps {
  readonly scenarioId: string;
  readonly backup: Backup;
  readonly onClose: () => void;
}

/** Changes the name and note of a backup. Mounted only while it is open. */
export function RenameBackupDialog({ scenarioId, backup, onClose }: RenameBackupDialogProps) {
  const text = useText(backupsTexts, pageTexts);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState({ name: backup.name, note: backup.note });
  const errors = useFieldErrors(form, ['name', 'note']);
  const update = trpc.backups.update.useMutation({
    meta: { hasForm: true },
    onSuccess: async () => {
      await utils.backups.list.invalidate();
      onClose();
    },
    onError: (error) => errors.show(error),
  });
  const line = (field: 'name' | 'note') => ({
    label: text(`backups.${field}`),
    value: entered[field],
    onChange: (value: string) => setEntered((present) => ({ ...present, [field]: value })),
    errors: errors.messages[field],
    autoComplete: 'off',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('backupRename.title')}
      onSubmit={() => {
        errors.clear();
        update.mutate({ scenario_id: scenarioId, id: backup.id, ...entered });
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={update.isPending}>
            {text('backupRename.submit')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fields}>
        <TextField {...line('name')} autoFocus />
        <TextField {...line('note')} />
      </div>
    </Dialog>
  );
}
