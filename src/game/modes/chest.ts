import type { Run } from '#game/run/Run.ts';
import { resume } from '#game/run/runOperations.ts';
import type { ModeRules } from './Mode.ts';

/** A chest as the labyrinth sees it: it is left, or it was opened. */
export const chest: ModeRules = {
  inputs: () => [{ do: 'leave' }],
  take: (run) => resume(run, []),
};

/** The chest is opened, and what the event does then comes. */
export function openChest(run: Run): void {
  const operation = run.draft.pending?.operation;
  resume(run, operation?.op === 'chest' ? operation.opened : []);
}
