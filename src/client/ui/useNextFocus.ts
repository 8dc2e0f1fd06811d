import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For buttons that go as they are pressed, each with what it was about: the focus goes to the one that comes in its place, so that
 * one after the other is pressed by the keyboard.
 * @param frame holds the buttons
 * @param after gives the focus to something else when none is left; without it, to the screen
 * @returns to be called before what the focused button is about goes
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
