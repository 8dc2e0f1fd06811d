import { fieldErrorsOf } from '#client/api/apiError.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showError } from '#client/page/showError.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Renumbering, RenumberingStep, StepOutcome } from '#client/resource/model/RecordEdits.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { stepOthers } from './jointStep.ts';
import { stepTexts } from './stepTexts.ts';

/** The result of an undo or redo. */
export interface MadeStep extends Pick<StepOutcome, 'changed' | 'passed'> {
  /** The new numbers of renumbered records, keyed by the old ones; empty for other steps. */
  readonly moves: Renumbering;
}

/** The step that a desk is making on the server; steps requested in the meantime follow it. */
const onTheirWay = new WeakMap<RecordDesk, Promise<unknown>>();

/** Whether a step may be requested. Always true while one is on its way to the server: only after it is known what can be undone. */
export const mayStep = (desk: RecordDesk, kind: 'undo' | 'redo'): boolean =>
  onTheirWay.has(desk) || (kind === 'undo' ? desk.canUndo : desk.canRedo);

/**
 * Undoes the newest step of a desk, or redoes the last undone one; renumberings are made on the server.
 * @returns what it changed; undefined if the step was not made, which is reported to the user, or waits for confirmation
 */
export async function stepDesk(desk: RecordDesk, kind: 'undo' | 'redo'): Promise<MadeStep | undefined> {
  while (onTheirWay.has(desk)) await onTheirWay.get(desk);
  if (!mayStep(desk, kind)) return undefined;
  const outcome = kind === 'undo' ? desk.undo() : desk.redo();
  if (!outcome) return undefined;
  const { changed, passed, renumbering, mark } = outcome;
  if (!renumbering) {
    if (mark) stepOthers(desk, kind, mark);
    return { changed, passed, moves: new Map() };
  }
  const renumbered = renumber(desk, kind, renumbering);
  onTheirWay.set(desk, renumbered);
  try {
    const moves = await renumbered;
    return moves && { changed, passed, moves };
  } finally {
    onTheirWay.delete(desk);
  }
}

async function renumber(
  desk: RecordDesk,
  kind: 'undo' | 'redo',
  step: RenumberingStep,
): Promise<Renumbering | undefined> {
  const moves = Array.from(step.moves, ([from, to]) => (kind === 'undo' ? { from: to, to: from } : { from, to }));
  try {
    const { renumberRecords } = await import('#client/resource/renumber/renumberRecords.ts');
    await renumberRecords(desk, moves);
  } catch (error) {
    const reasons = fieldErrorsOf(error);
    if (!reasons) {
      showError(error);
      return undefined;
    }
    // Records created since then block it for good; drop it, so that the steps before it can be undone.
    desk.stepped(kind, step, false);
    const reason = [...new Set(Object.values(reasons).flat())].join(' ');
    const text = textIn(currentLanguage(), stepTexts);
    showSnackbar(text(`record.step.refused.${kind}`, { reason }), { tone: 'danger' });
    return undefined;
  }
  desk.stepped(kind, step, true);
  return new Map(moves.map(({ from, to }) => [from, to]));
}
