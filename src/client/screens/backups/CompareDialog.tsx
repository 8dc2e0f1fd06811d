import { useState } from 'react';
import { failureText } from '#client/api/failureText.ts';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import { DifferenceView } from './DifferenceView.tsx';
import type { Backup, RestoredPart } from './useBackups.ts';

const SIDES = ['previous', 'present', 'other'] as const;

interface CompareDialogProps {
  readonly scenarioId: string;
  readonly backup: Backup;
  /** All backups of the scenario, newest first. */
  readonly backups: readonly Backup[];
  /** Called to restore a part of the backup. */
  readonly onRestore: ((part: RestoredPart) => void) | undefined;
  readonly onClose: () => void;
}

/** Shows the changes from the previous backup to this one, from this one to now, or between this one and any other. */
export function CompareDialog({ scenarioId, backup, backups, onRestore, onClose }: CompareDialogProps) {
  const text = useText(backupsTexts, pageTexts);
  const [side, setSide] = useState<(typeof SIDES)[number]>('previous');
  const others = backups.filter(({ id }) => id !== backup.id);
  const [chosen, setChosen] = useState(others.at(-1)?.id ?? '');
  const compared = trpc.backups.compare.useQuery(
    { scenario_id: scenarioId, id: backup.id, with: side === 'other' ? chosen : side },
    { staleTime: 0, gcTime: 0 },
  );
  const time = formatDate(backup.created_at);
  const answer = compared.data?.data;
  function words(): string {
    if (side === 'present') return text('compare.untilNow', { before: time });
    if (side === 'other') {
      // The list begins with the newest.
      const [after, before] = backups.filter(({ id }) => id === backup.id || id === chosen);
      return text('compare.between', {
        before: formatDate(before?.created_at ?? ''),
        after: formatDate(after?.created_at ?? ''),
      });
    }
    if (answer?.previous_at == null) return text('compare.first');
    return text('compare.between', { before: formatDate(answer.previous_at), after: time });
  }
  async function choose(next: (typeof SIDES)[number]) {
    // The current state includes what this browser has not sent yet.
    if (next === 'present') await flushUnsaved().catch(() => {});
    setSide(next);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('backups.compareOf', { time })}
      closeLabel={text('common.close')}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      <div className={styles.comparison}>
        <Choice
          label={text('compare.with')}
          look="segments"
          value={side}
          onChange={(next) => void choose(next)}
          options={SIDES.filter((value) => value !== 'other' || others.length > 0).map((value) => ({
            value,
            label: text(`compare.${value}`),
          }))}
        />
        {side === 'other' && (
          <Select
            label={text('compare.other')}
            value={chosen}
            onChange={setChosen}
            options={others.map(({ id, created_at, name, note }) => ({
              value: id,
              label: text('compare.named', { time: formatDate(created_at), name: name || note }).trim(),
            }))}
          />
        )}
        {compared.isPending && <Spinner label={text('common.loading')} />}
        {compared.isError && <p role="alert">{failureText(compared.error)}</p>}
        {answer && (
          <>
            <p className={styles.muted}>{words()}</p>
            <DifferenceView scenarioId={scenarioId} difference={answer.difference} onRestore={onRestore} />
          </>
        )}
      </div>
    </Dialog>
  );
}
