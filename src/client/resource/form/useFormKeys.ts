import { type RefObject, useEffect, useRef } from 'react';
import { findPressed, type KeyCombination } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useCompanionDesks } from '#client/resource/openRecord/OpenRecord.ts';
import { stepDesk } from '#client/resource/steps/stepDesk.ts';
import { stepNews } from '#client/resource/steps/stepNews.ts';
import { stepTexts } from '#client/resource/steps/stepTexts.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';

/**
 * Returns undo and redo of a desk for the form of one record. Drafts are committed first; steps that are not visible or not the last are
 * announced.
 */
export function useSteps(desk: RecordDesk, number: number | undefined) {
  const text = useText(stepTexts);
  const labelOf = useLabelOf();
  const companions = useCompanionDesks();
  async function step(kind: 'undo' | 'redo') {
    takeDrafts();
    const newest = newestDesk([desk, ...companions], kind);
    if (newest !== desk) {
      // A change in the form itself needs no news.
      await stepDesk(newest, kind);
      return;
    }
    const before = number === undefined ? undefined : desk.typed(number);
    const made = await stepDesk(desk, kind);
    if (!made || number === undefined || (desk.typed(number) !== before && made.passed === 0)) return;
    const { key, values } = stepNews(desk, kind, made, labelOf);
    showSnackbar([text(key, values), made.passed > 0 ? text('record.step.passed', values) : ''].join(' ').trim());
  }
  return step;
}

/** Returns the desk whose step is the next to be undone or redone; the first one if no step was made. */
const newestDesk = (desks: readonly [RecordDesk, ...RecordDesk[]], kind: 'undo' | 'redo'): RecordDesk => {
  const able = desks.filter((desk) => (kind === 'undo' ? desk.canUndo : desk.canRedo));
  return able.toSorted((one, other) => other.newestAt(kind) - one.newestAt(kind))[0] ?? desks[0];
};

/**
 * Handles the keys of a form: Ctrl+Z and Ctrl+Y, Ctrl+S to save at once; if the visible record has neighbours, Alt with the arrows opens
 * them.
 * @param frame the element around the form; a dialog that contains it does not block the keys
 */
export function useFormKeys(
  desk: RecordDesk,
  number?: number,
  goTo?: (number: number) => void,
  frame?: RefObject<HTMLElement | null>,
): void {
  const step = useSteps(desk, number);
  const press = (event: KeyboardEvent) => {
    const act = event.defaultPrevented || isComposing(event) ? undefined : actionOf(event);
    // Without a visible record, a focused text field belongs to no record and keeps its own undo.
    const isOfNone = number === undefined && event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!act || (isOfNone && act !== 'save')) return;
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    if (dialogs.some((dialog) => !dialog.contains(frame?.current ?? null))) return;
    if (act === 'save') {
      takeDrafts();
      // The save state shows a failure.
      void desk.flush().catch(() => {});
    } else if (act === 'undo' || act === 'redo') void step(act);
    else if (number === undefined || !goTo) return;
    else goTo(neighbour(desk, number, act));
    event.preventDefault();
  };
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => newest.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

type FormAction = 'save' | 'undo' | 'redo' | 'previous' | 'next';

/** The keys of a form with Ctrl. */
export const FORM_KEYS = [
  { does: 'save', keys: [{ key: 's', ctrl: true }] },
  { does: 'undo', keys: [{ key: 'z', ctrl: true }] },
  {
    does: 'redo',
    keys: [
      { key: 'y', ctrl: true },
      { key: 'z', ctrl: true, shift: true },
    ],
  },
] as const satisfies readonly { readonly does: FormAction; readonly keys: readonly KeyCombination[] }[];

function actionOf(event: KeyboardEvent): FormAction | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey)
    return findPressed<(typeof FORM_KEYS)[number]>(FORM_KEYS, event)?.does;
  if (event.shiftKey) return undefined;
  return event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : undefined;
}

/** Returns the number before or after, wrapping around at both ends. */
export function neighbour({ resource }: RecordDesk, number: number, which: 'previous' | 'next'): number {
  const { first, last } = resource.numbers;
  if (which === 'next') return number === last ? first : number + 1;
  return number === first ? last : number - 1;
}
