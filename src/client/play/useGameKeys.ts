import { useEffect, useRef } from 'react';
import { BESIDE } from '#client/ui/screen.ts';
import type { PlayerInput } from '#game/inputs.ts';
import type { Choice } from './Choice.ts';
import { askedBy } from './session/playKeys.ts';

interface GameKeysParts {
  readonly inputs: readonly PlayerInput[];
  readonly choices: readonly Choice[];
  /** Whether the game waits for one of the choices. */
  readonly isAsked: boolean;
  /** Continues reading; undefined if there is nothing more to read. */
  readonly readOn: (() => void) | undefined;
  readonly give: (input: PlayerInput) => void;
  /** Moves along the timeline, if there is one. */
  readonly travelBy: ((moments: number) => void) | undefined;
  readonly onEscape: () => void;
  readonly onMap: () => void;
  readonly onSaves: (() => void) | undefined;
}

/** Passes the window's key events to the game while it is shown. */
export function useGameKeys(parts: GameKeysParts): void {
  const pressed = useRef(parts);
  pressed.current = parts;
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener('keydown', (event) => press(event, pressed.current), { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

function press(event: KeyboardEvent, parts: GameKeysParts): void {
  const { inputs, choices, isAsked, readOn, give, travelBy, onEscape, onMap, onSaves } = parts;
  const asked = isElsewhere(event.target) || isBesideGame(event.target) ? undefined : askedBy(event);
  if (!asked || event.defaultPrevented) return;
  // A focused button or switch handles these keys itself.
  const isPressable = event.target instanceof Element && event.target.matches('button, input');
  if (isPressable && (event.key === 'Enter' || event.key === ' ')) return;
  event.preventDefault();
  const does = (what: PlayerInput['do']): boolean => {
    const input = inputs.find((one) => one.do === what);
    if (input) give(input);
    return input !== undefined;
  };
  switch (asked.is) {
    case 'do':
      if (!readOn) does(asked.what);
      else if (asked.what === 'search') readOn();
      return;
    case 'confirm':
      if (readOn) readOn();
      else if (!does('next')) does('open');
      return;
    case 'choose':
      if (isAsked) choices[asked.at]?.run();
      return;
    case 'map':
      onMap();
      return;
    case 'saves':
      onSaves?.();
      return;
    case 'travel':
      travelBy?.(asked.by);
      return;
    default:
      if (!isAsked || readOn || !(does('leave') || does('no'))) onEscape();
  }
}

/** Elements that keep the keys while they have the focus: a field, an open list, a dialog. A switch needs no more keys than a button. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select';
const OVERLAYS = '[role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(FIELDS) !== null || isOver(target));

/** Whether a key was pressed on the map, while the game stands beside it. */
function isBesideGame(target: EventTarget | null): boolean {
  const game = document.querySelector(`[${BESIDE}]`);
  return game !== null && !(target instanceof Node && game.contains(target));
}

/** Whether an element is in an overlay over the game; a dialog may also have a game inside. */
function isOver(target: Element): boolean {
  const overlay = target.closest(OVERLAYS);
  return overlay !== null && overlay.querySelector('[role="application"]') === null;
}
