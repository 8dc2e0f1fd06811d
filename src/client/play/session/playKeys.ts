import { findByKey } from '#client/commands/keyCombination.ts';
import type { PlayerInput } from '#game/inputs.ts';

type Walk = 'forward' | 'back' | 'left' | 'right' | 'around' | 'search' | 'camp';

/** The command of a key. */
export type Asked =
  | { readonly is: 'do'; readonly what: Walk }
  /** Continues, or performs the obvious action. */
  | { readonly is: 'confirm' }
  | { readonly is: 'choose'; readonly at: number }
  | { readonly is: 'escape' }
  /** Shows the large map. */
  | { readonly is: 'map' }
  /** Shows the saves. */
  | { readonly is: 'saves' }
  /** Moves along the timeline by this many moments; negative is back. */
  | { readonly is: 'travel'; readonly by: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Walking keys are found by their place on the keyboard. */
const BY_CODE: Readonly<Record<string, Walk>> = {
  ArrowUp: 'forward',
  ArrowDown: 'back',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'forward',
  KeyS: 'back',
  KeyA: 'left',
  KeyD: 'right',
  KeyX: 'around',
  KeyC: 'camp',
  Space: 'search',
};
const BY_KEY: Readonly<Record<string, Asked>> = {
  enter: { is: 'confirm' },
  escape: { is: 'escape' },
  backspace: { is: 'travel', by: -1 },
  ',': { is: 'travel', by: -1 },
  '.': { is: 'travel', by: 1 },
};

/** Returns the command of a key while the game has the keys; undefined for other keys. */
export function askedBy(event: Pressed): Asked | undefined {
  const { code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { is: 'choose', at: Number(digit) - 1 };
  if (code === 'KeyM') return { is: 'map' };
  if (code === 'KeyF') return { is: 'saves' };
  const what = BY_CODE[code];
  return what ? { is: 'do', what } : findByKey(event, (key) => BY_KEY[key]);
}

/** The keys of actions that work without choosing from a list; the list shows them. */
export const KEY_OF: Partial<Record<PlayerInput['do'], string>> = {
  search: 'Space',
  open: 'Enter',
  camp: 'C',
  around: 'X',
};
