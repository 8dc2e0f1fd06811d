import { trpc, trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/page/showError.ts';
import { dismissSnackbar, showSnackbar } from '#client/ui/snackbarQueue.ts';
import { isMarkable } from '#domain/catalogs/checkRules.ts';
import { checksTexts } from './checksTexts.ts';
import type { ListedProblem } from './groupProblems.ts';
import { movedMarks, placeOf } from './movedMarks.ts';

/** Marks problems as meant, or takes their marks back. */
export type SetMeant = (problems: readonly ListedProblem[], isMeant: boolean) => void;

/** Returns a function that does so: the list shows it at once, and the message offers to undo it. */
export function useMarks(scenarioId: string): SetMeant {
  const text = useText(checksTexts);
  const utils = trpc.useUtils();
  const input = { scenario_id: scenarioId };
  async function set(problems: readonly ListedProblem[], isMeant: boolean, isUndo: boolean) {
    // An answer that is on its way does not know the mark yet.
    await utils.checks.list.cancel(input);
    utils.checks.list.setData(input, (before) => before && { data: movedMarks(before.data, problems, isMeant) });
    try {
      if (isMeant) await trpcClient.checks.mark.mutate({ ...input, problems: problems.flatMap(markOf) });
      else await trpcClient.checks.unmark.mutate({ ...input, problems: problems.flatMap(markOf).map(placeOf) });
      const count = problems.length;
      dismissSnackbar(lastMessage);
      if (!isUndo) {
        lastMessage = showSnackbar(text(isMeant ? 'checks.marked' : 'checks.unmarked', { count }), {
          tone: 'success',
          duration: UNDO_TIME,
          action: { label: text('checks.undo'), onPress: () => void set(problems, !isMeant, true) },
        });
      }
    } catch (error) {
      showError(error);
    } finally {
      await utils.checks.invalidate();
    }
  }
  return (problems, isMeant) => void set(problems, isMeant, false);
}

const markOf = ({ rule, kind, number, path, content }: ListedProblem) =>
  isMarkable(rule) ? [{ rule, kind, number, path, content }] : [];

/** The message about the last marks: an older one could no longer be undone in order. */
let lastMessage = 0;

/** Milliseconds for which a mark can be undone from its message; later it is taken back from the list of meant problems. */
const UNDO_TIME = 8000;
