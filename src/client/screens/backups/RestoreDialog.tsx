import { useAtomValue } from 'jotai';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { backupActionTexts } from './backupActionTexts.ts';
import type { Backup, RestoredPart } from './useBackups.ts';

interface RestoreDialogProps {
  /** The backup to restore; undefined closes the dialog. */
  readonly backup: Backup | undefined;
  /** The part to restore; by default everything. */
  readonly part?: RestoredPart | undefined;
  readonly onClose: () => void;
  readonly onRestore: (backup: Backup) => void;
}

/** Asks before a backup replaces the scenario, or a part of it. */
export function RestoreDialog({ backup, part = {}, onClose, onRestore }: RestoreDialogProps) {
  const text = useText(backupActionTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  function question({ created_at }: Backup): string {
    const time = formatDate(created_at);
    const { floor_number, kind } = part;
    if (floor_number !== undefined) return text('restore.floor', { time, number: floor_number });
    if (kind !== undefined) return text('restore.kind', { time, kind: RECORD_KINDS[kind].title[language] });
    return text('restore.question', { time });
  }
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
      <p>{backup && question(backup)}</p>
      {backup && (backup.name || backup.note) && (
        <p className={muted}>{[backup.name, backup.note].filter((line) => line !== '').join(' — ')}</p>
      )}
      <p className={muted}>{text('restore.safety')}</p>
    </Dialog>
  );
}
