import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { stepThrough } from './stepThrough.ts';

interface OneTabStop<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes a list of links or buttons one tab stop: Tab leads to the entry that had the focus last, at first to the current one, and the keys
 * of `stepThrough` to the others. The entries themselves set no `tabIndex`.
 * @returns the props of the element around the entries
 */
export function useOneTabStop<E extends HTMLElement>(among = 'a, button'): OneTabStop<E> {
  const ref = useRef<E>(null);
  // After every render: entries come and go, and another one becomes the current one.
  useLayoutEffect(() => settle(ref.current, among));
  return {
    ref,
    onKeyDown: (event) => stepThrough(event, among),
    onFocus: () => settle(ref.current, among),
  };
}

/** The entry with the focus is the stop, or else the current one, or else the one that was the stop before, or the first. */
function settle(list: HTMLElement | null, among: string): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>(among) ?? [])];
  const stop =
    entries.find((entry) => entry === document.activeElement) ??
    entries.find((entry) => entry.ariaCurrent !== null) ??
    entries.find((entry) => entry.getAttribute('tabindex') === '0') ??
    entries[0];
  for (const entry of entries) entry.tabIndex = entry === stop ? 0 : -1;
}
