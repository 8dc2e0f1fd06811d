import { useState } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '#client/api/queryClient.ts';
import type { RouterInputs, RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc, trpcClient } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { contentNoticeTexts, showContentNotices } from '#client/page/scenario/contentNotices.ts';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { backupActionTexts } from './backupActionTexts.ts';

export type Backup = RouterOutputs['backups']['list']['data'][number];

/** The part of a backup to restore: everything, or one floor, or all records of one kind. */
export type RestoredPart = Pick<RouterInputs['backups']['restore'], 'floor_number' | 'kind'>;

/**
 * Returns functions for saving and for restoring a backup. Both send unsaved work first, block the page until they are done, and return
 * whether they succeeded.
 */
export function useBackups(scenarioId: string) {
  const text = useText(backupActionTexts, contentNoticeTexts);
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const [blocking, setBlocking] = useState<'saving' | 'restoring'>();

  async function block(kind: 'saving' | 'restoring', work: () => Promise<string>): Promise<boolean> {
    setBlocking(kind);
    try {
      // A restore moves aside what waits in the browser.
      await flushUnsaved(kind === 'restoring' ? 'all' : 'storable');
      showSnackbar(await work(), { tone: 'success' });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBlocking(undefined);
    }
  }

  const save = (options: Omit<RouterInputs['backups']['save'], 'scenario_id'>) =>
    block('saving', async () => {
      await trpcClient.backups.save.mutate({ scenario_id: scenarioId, ...options });
      await Promise.all([
        utils.backups.invalidate(),
        utils.storage.invalidate(),
        utils.scenarios.overview.invalidate(),
      ]);
      return text('backup.saved');
    });

  const restore = (backup: Backup, part: RestoredPart = {}) =>
    block('restoring', async () => {
      const answer = await trpcClient.backups.restore.mutate({ scenario_id: scenarioId, id: backup.id, ...part });
      navigate(scenarioPath(scenarioId));
      // All cached answers are outdated: those that no screen uses are removed, the others are refetched.
      queryClient.removeQueries({ type: 'inactive' });
      await queryClient.invalidateQueries();
      showContentNotices(text, answer);
      return text('backup.restored', { time: formatDate(backup.created_at) });
    });

  return { blocking, save, restore };
}
