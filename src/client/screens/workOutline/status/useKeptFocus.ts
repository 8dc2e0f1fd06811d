import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Steps go as they are taken, and the focus would fall to the beginning of the page with them: it goes to the part that they stand in.
 * @param state with which the steps become others
 * @returns to be laid on that part, which has `tabIndex={-1}`
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
