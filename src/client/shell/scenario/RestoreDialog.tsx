import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/shell/page.css.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { scenarioFrameTexts } from './scenarioFrameTexts.ts';
import type { Backup } from './useBackups.ts';

interface RestoreDialogProps {
  /** The one to restore; none: the dialog is closed. */
  readonly backup: Backup | undefined;
  readonly onClose: () => void;
  readonly onRestore: (backup: Backup) => void;
}

/** Asks before a backup takes the place of the scenario. */
export function RestoreDialog({ backup, onClose, onRestore }: RestoreDialogProps) {
  const text = useText(scenarioFrameTexts, shellTexts);
  return (
    <Dialog
      isOpen={backup !== undefined}
      onClose={onClose}
      title={text('restore.title')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" onPress={() => backup && onRestore(backup)}>
            {text('restore.submit')}
          </Button>
        </>
      }
    >
      <p>{backup && text('restore.question', { time: formatDate(backup.created_at) })}</p>
      {backup?.note && <p className={muted}>{backup.note}</p>}
      <p className={muted}>{text('restore.safety')}</p>
    </Dialog>
  );
}
