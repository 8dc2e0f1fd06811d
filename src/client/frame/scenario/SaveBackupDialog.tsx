import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useTooLong } from '#client/page/useTooLong.ts';
import { backupActionTexts } from '#client/screens/backups/backupActionTexts.ts';
import { overwriteBackupAtom, saveBackupKeyAtom } from '#client/screens/backups/overwriteBackup.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';

/** Half-width columns. */
const WIDEST_NAME = 100;

interface SaveBackupDialogProps {
  readonly scenarioId: string;
  /** Typed by the author; '' stands for the default name. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the name of the next backup; Enter alone takes the default: its number, or the name of the one that is overwritten. Mounted only
 * while it is open.
 */
export function SaveBackupDialog({ scenarioId, name, onName, onSave, onClose }: SaveBackupDialogProps) {
  const text = useText(backupActionTexts, pageTexts);
  const title = text(useAtomValue(saveBackupKeyAtom));
  const overwrite = useAtomValue(overwriteBackupAtom);
  const backups = trpc.backups.list.useQuery({ scenario_id: scenarioId });
  const own = backups.data?.data.filter(({ automatic }) => !automatic) ?? [];
  const replaced = overwrite ? own[0]?.name : '';
  const given =
    replaced || text('backup.nameDefault', { number: overwrite ? Math.max(own.length, 1) : own.length + 1 });
  const errors = useTooLong(name, WIDEST_NAME);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      onSubmit={() => {
        if (errors.length === 0) onSave(name.trim() || given);
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={errors.length > 0}>
            {text('backup.saveNamed')}
          </Button>
        </>
      }
    >
      <TextField
        label={text('backup.name')}
        hint={text('backup.nameHint')}
        placeholder={given}
        value={name}
        onChange={onName}
        maxWidth={WIDEST_NAME}
        errors={errors}
        autoComplete="off"
        autoFocus
      />
    </Dialog>
  );
}
