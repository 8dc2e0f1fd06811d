import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when the button of a step disappears after a press: instead of falling to the start of the page, it moves to the part
 * around the button.
 * @param state that changes the steps
 * @returns the ref for that part, which has `tabIndex={-1}`
 */
export function useKeptFocus(state: unknown): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current !== state && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
    shown.current = state;
  }, [state]);
  return part;
}
