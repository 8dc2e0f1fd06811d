import { useStore } from 'jotai';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { screen } from '#client/ui/screen.ts';

/** Marks the element that buffers typed letters until the form appears. */
export const CATCHER = 'data-typed-ahead';
/** Marks the form of an event: keys typed in it never go to the map. */
export const FORM = 'data-event-form';

const FIELDS = ['input:not([type=hidden])', 'textarea', 'button']
  .map((element) => `${element}:not(:disabled, [tabindex="-1"])`)
  .join();

export const doFingersPoint = (): boolean => matchMedia(screen.touch).matches;

/** Whether an element belongs to the form, or to a dialog over it, which returns the focus. */
export const isInForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${FORM}], [role=dialog], [role=alertdialog]`) !== null;

/**
 * Passes a key to the map if nothing was typed yet and the field does not use the key: Ctrl+Z undoes the event, and the page keys change
 * the floor, as they did before the event was placed.
 * @returns whether the key was passed on
 */
export function passToMap(event: KeyboardEvent): boolean {
  const { nativeEvent, key } = event;
  const isForMap = event.ctrlKey || event.metaKey ? /^[yz]$/i.test(key) : /^Page(Up|Down)$/.test(key);
  if (!isForMap) return false;
  event.preventDefault();
  event.stopPropagation();
  focusMap();
  document.activeElement?.dispatchEvent(new window.KeyboardEvent(nativeEvent.type, nativeEvent));
  return true;
}

/**
 * Focuses the first field of an event that has just been placed, and inserts the text typed meanwhile.
 * @param fields the element that contains the fields
 * @param isWritten whether the first of them is a text that is written here, not a record chosen by name
 * @returns a function to call when the fields are rendered
 */
export function useTypedAhead(fields: RefObject<HTMLElement | null>, isWritten: boolean): () => void {
  const store = useStore();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  return useCallback(() => {
    const catcher = document.querySelector<HTMLTextAreaElement>(`[${CATCHER}]`);
    if (store.get(placedAtom) !== 'waiting' || !catcher) return;
    ending.current?.abort();
    const waiting = new AbortController();
    ending.current = waiting;
    const take = () => {
      const field = firstField(fields.current, isWritten);
      const isThere = field?.checkVisibility({ visibilityProperty: true });
      if (document.activeElement !== catcher || catcher.hasAttribute('data-converting') || !field || !isThere) return;
      waiting.abort();
      const typed = catcher.value;
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
      // The only way to insert letters into a field as if they were typed there.
      if (typed !== '' && !(field instanceof HTMLButtonElement)) document.execCommand('insertText', false, typed);
      store.set(placedAtom, typed === '' ? 'untyped' : undefined);
    };
    if (!doFingersPoint() || catcher.value !== '') take();
    const { signal } = waiting;
    // Tab goes to the form next, wherever it is on the page.
    catcher.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || event.shiftKey) return;
        take();
        if (signal.aborted) event.preventDefault();
      },
      { signal },
    );
    // Wait for the result of an input method.
    for (const type of ['input', 'compositionend']) catcher.addEventListener(type, () => setTimeout(take), { signal });
  }, [store, fields, isWritten]);
}

function firstField(fields: HTMLElement | null, isWritten: boolean): HTMLElement | undefined {
  const all = [...(fields?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const first = (isWritten && all.find((field) => field instanceof HTMLTextAreaElement)) || all[0];
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  return (
    (isRadio && all.find((field) => field instanceof HTMLInputElement && field.name === first.name && field.checked)) ||
    first
  );
}
