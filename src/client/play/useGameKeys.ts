import { useEffect, useRef } from 'react';
import type { PlayerInput } from '#game/inputs.ts';
import type { Choice } from './Choice.ts';
import { askedBy } from './session/playKeys.ts';

interface GameKeysParts {
  readonly inputs: readonly PlayerInput[];
  readonly choices: readonly Choice[];
  /** Whether the game waits for one of the choices. */
  readonly isAsked: boolean;
  /** Goes on where there is more to read; undefined where there is not. */
  readonly readOn: (() => void) | undefined;
  readonly give: (input: PlayerInput) => void;
  /** Along the time line, where there is one. */
  readonly travelBy: ((moments: number) => void) | undefined;
  readonly onEscape: () => void;
  readonly onMap: () => void;
  readonly onSaves: (() => void) | undefined;
}

/** Gives the keys of the window to the game while it is shown. */
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
  const asked = isElsewhere(event.target) ? undefined : askedBy(event);
  if (!asked || event.defaultPrevented) return;
  // A button or a switch that has the focus is pressed by these by itself.
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

/** What has the keys while it has the focus: a field, a list that is open, a dialog. A switch needs no more than a button does. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select';
const OVERLAYS = '[role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, ${OVERLAYS}`) !== null;
