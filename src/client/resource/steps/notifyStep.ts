import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { timings } from '#client/timings.ts';
import { dismissSnackbar, showSnackbar } from '#client/ui/snackbarQueue.ts';

interface UndoOffer {
  readonly label: string;
  readonly onPress: () => void;
}

/**
 * Reports a step in a snackbar and offers to undo it as long as it is the newest: the offer ends when it is undone by a key, or anything
 * else is done.
 * @param made the mark of the step, or the renumbering itself
 */
export function notifyStep(desks: readonly RecordDesk[], made: object, message: string, action: UndoOffer): void {
  const own = desks.filter((desk) => desk.isNewest(made));
  const id = showSnackbar(message, { tone: 'success', duration: timings.takeBackOffer, action });
  const ends = own.map((desk) =>
    desk.subscribe(() => {
      if (desk.isNewest(made)) return;
      dismissSnackbar(id);
      for (const end of ends) end();
    }),
  );
}
