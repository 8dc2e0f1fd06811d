import { useAtom } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { useTooLong } from '#client/page/useTooLong.ts';
import { backupActionTexts } from '#client/screens/backups/backupActionTexts.ts';
import { overwriteBackupAtom } from '#client/screens/backups/overwriteBackup.ts';
import type { Backup } from '#client/screens/backups/useBackups.ts';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { markedTag, tag } from '#client/ui/Tag.css.ts';
import { TextField } from '#client/ui/TextField.tsx';
import * as styles from './ScenarioLayout.css.ts';

interface BackupHistoryProps {
  readonly scenarioId: string;
  /** The note of the next backup. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onSave: () => void;
  readonly onChoose: (backup: Backup) => void;
  /** Called when the link to the backups page is followed. */
  readonly onLeave: () => void;
}

/** Half-width columns. */
const WIDEST_NOTE = 100;

/** The options for saving the next backup, and the list of existing ones, newest first; choosing one asks whether to restore it. */
export function BackupHistory({ scenarioId, note, onNote, onSave, onChoose, onLeave }: BackupHistoryProps) {
  const text = useText(backupActionTexts, pageTexts);
  const backups = trpc.backups.list.useQuery({ scenario_id: scenarioId });
  const [overwrite, setOverwrite] = useAtom(overwriteBackupAtom);
  const errors = useTooLong(note, WIDEST_NOTE);
  return (
    <>
      <form
        className={styles.historyForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (errors.length === 0) onSave();
        }}
      >
        <TextField
          label={text('backup.note')}
          value={note}
          onChange={onNote}
          maxWidth={WIDEST_NOTE}
          errors={errors}
          autoComplete="off"
        />
        <Switch isSelected={overwrite} onChange={setOverwrite}>
          {text('backup.overwrite')}
        </Switch>
        <Button type="submit" isDisabled={errors.length > 0}>
          {text(overwrite ? 'backup.saveOverWithNote' : 'backup.saveWithNote')}
        </Button>
      </form>
      {backups.isPending && (
        <p className={styles.noEntries}>
          <Spinner label={text('common.loading')} />
        </p>
      )}
      {backups.data?.data.length === 0 && <p className={styles.noEntries}>{text('backup.empty')}</p>}
      <ul className={styles.entries} aria-label={text('backup.history')}>
        {backups.data?.data.map((backup) => (
          <li key={backup.id}>
            <button type="button" className={styles.entry} onClick={() => onChoose(backup)}>
              <span>{formatDate(backup.created_at)}</span>
              <span className={backup.automatic ? tag : markedTag}>
                {text(backup.automatic ? 'backup.automatic' : 'backup.own')}
              </span>
              <span className={styles.note}>{backup.name || backup.note}</span>
              <span className={styles.verb}>{text('backup.restore')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.historyFoot}>
        <RouteLink href={`${scenarioPath(scenarioId)}/backups`} onNavigate={onLeave}>
          {text('backup.all')}
        </RouteLink>
      </p>
    </>
  );
}
