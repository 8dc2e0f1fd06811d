import { useAtomValue, useSetAtom } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Save from 'lucide-react/icons/save';
import { useEffect, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '#client/i18n/useText.ts';
import { backupActionTexts } from '#client/screens/backups/backupActionTexts.ts';
import { overwriteBackupAtom, saveBackupKeyAtom } from '#client/screens/backups/overwriteBackup.ts';
import { RestoreDialog } from '#client/screens/backups/RestoreDialog.tsx';
import { type Backup, useBackups } from '#client/screens/backups/useBackups.ts';
import { BlockingSpinner } from '#client/ui/BlockingSpinner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { popover } from '#client/ui/Popover.css.ts';
import { BackupHistory } from './BackupHistory.tsx';
import { SaveBackupDialog } from './SaveBackupDialog.tsx';
import * as styles from './ScenarioLayout.css.ts';
import { saveBackupAtom } from './saveBackupAtom.ts';

/**
 * Saves a backup after asking for its name; next to it is a menu with the history, for saving with a note and for restoring (docs/product.md,
 * "Shell").
 */
export function BackupButton({ scenarioId }: { scenarioId: string }) {
  const text = useText(backupActionTexts);
  const { blocking, save, restore } = useBackups(scenarioId);
  const overwrite = useAtomValue(overwriteBackupAtom);
  const saveKey = useAtomValue(saveBackupKeyAtom);
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<Backup>();
  /** Stays if the history is closed or the backup fails. */
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  /** Stays if the dialog is closed or the backup fails, so that another try is the same backup. */
  const [name, setName] = useState('');

  const offer = useSetAtom(saveBackupAtom);
  useEffect(() => {
    offer({ run: () => setAsking(true) });
    return () => offer(undefined);
  }, [offer]);

  async function saveNamed(given: string) {
    setAsking(false);
    setName(given);
    if (await save({ overwrite, name: given })) setName('');
  }

  async function saveWithNote() {
    setOpen(false);
    if (await save({ overwrite, note })) setNote('');
  }
  return (
    <div className={styles.backup}>
      <Button icon={<Save size={16} aria-hidden />} onPress={() => setAsking(true)}>
        {text(saveKey)}
      </Button>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <IconButton tone="quiet" label={text('backup.history')} icon={<ChevronDown size={16} aria-hidden />} />
        <Popover className={popover} placement="bottom end" offset={4}>
          <Dialog className={styles.history} aria-label={text('backup.history')}>
            <BackupHistory
              scenarioId={scenarioId}
              note={note}
              onNote={setNote}
              onSave={() => void saveWithNote()}
              onLeave={() => setOpen(false)}
              onChoose={(backup) => {
                setOpen(false);
                choose(backup);
              }}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {isAsking && (
        <SaveBackupDialog
          scenarioId={scenarioId}
          name={name}
          onName={setName}
          onSave={(given) => void saveNamed(given)}
          onClose={() => setAsking(false)}
        />
      )}
      <RestoreDialog
        backup={chosen}
        onClose={() => choose(undefined)}
        onRestore={(backup) => {
          choose(undefined);
          void restore(backup);
        }}
      />
      <BlockingSpinner isActive={blocking !== undefined} label={text(`backup.${blocking ?? 'saving'}`)} />
    </div>
  );
}
