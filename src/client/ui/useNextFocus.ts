import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus for buttons that disappear when pressed, each with its item: to the button that takes its place, so that they can be
 * pressed one after the other by the keyboard.
 * @param frame contains the buttons
 * @param after focuses something else when no button is left; by default, the screen
 * @returns a function to call before the focused button's item is removed
 */
export function useNextFocus(frame: RefObject<HTMLElement | null>, after = focusScreen): () => void {
  const place = useRef(-1);
  const buttons = () => [...(frame.current?.querySelectorAll('button') ?? [])];
  function move(next: readonly HTMLElement[]) {
    if (place.current < 0) return;
    const button = next[Math.min(place.current, next.length - 1)];
    if (button) button.focus();
    else after();
    place.current = -1;
  }
  const moving = useRef(move);
  moving.current = move;
  useLayoutEffect(() => moving.current(buttons()));
  useLayoutEffect(() => () => moving.current([]), []);
  return () => {
    place.current = buttons().indexOf(document.activeElement as HTMLButtonElement);
  };
}

const focusScreen = (): void => document.getElementById('content')?.focus({ preventScroll: true });
