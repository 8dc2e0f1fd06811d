import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button:not(:disabled), input, select, [tabindex="0"]';
/** Elements whose tops differ by less than this count as one line. Pixels. */
const ROW = 12;

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const isArrow = (key: string): key is Arrow => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/** Focuses the first control of a frame, or the frame itself if it has none. */
function focusFirst(frame: HTMLElement): void {
  const first = frame.querySelector<HTMLElement>(`[data-first] :is(${CONTROLS})`) ?? frame.querySelector(CONTROLS);
  (first instanceof HTMLElement ? first : frame).focus({ preventScroll: true });
}

/**
 * Moves the focus between the controls of a frame by an arrow key: up and down to the nearest control of the next line, left and right to
 * the neighbour, and from the end of a line to the next one.
 * @returns whether the key was an arrow key
 */
export function moveFocus(frame: HTMLElement, key: string): boolean {
  if (!isArrow(key)) return false;
  const controls = [...frame.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.offsetParent !== null);
  const at = controls.indexOf(document.activeElement as HTMLElement);
  if (at < 0) focusFirst(frame);
  else
    (key === 'ArrowLeft' || key === 'ArrowRight'
      ? controls[at + (key === 'ArrowLeft' ? -1 : 1)]
      : inNextLine(controls, at, key)
    )?.focus();
  return true;
}

function inNextLine(controls: readonly HTMLElement[], at: number, key: Arrow): HTMLElement | undefined {
  const places = controls.map((control) => ({ control, place: control.getBoundingClientRect() }));
  const from = places[at]?.place;
  if (!from) return undefined;
  const isDown = key === 'ArrowDown';
  const beyond = places.filter(({ place }) => (isDown ? place.top >= from.bottom - 2 : place.bottom <= from.top + 2));
  const edge = isDown
    ? Math.min(...beyond.map(({ place }) => place.top))
    : Math.max(...beyond.map(({ place }) => place.top));
  const middle = (place: DOMRect) => place.left + place.width / 2;
  const away = (place: DOMRect) => Math.abs(middle(place) - middle(from));
  return beyond
    .filter(({ place }) => Math.abs(place.top - edge) <= ROW)
    .sort((one, other) => away(one.place) - away(other.place))[0]?.control;
}

/** Focuses a frame when it opens, and keeps the focus inside while controls come and go. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (frame.current) focusFirst(frame.current);
  }, [frame]);
  // A pressed control may be gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  });
}
