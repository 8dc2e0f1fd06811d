import type { PlayerInput } from '#game/inputs.ts';

type Walk = 'forward' | 'back' | 'left' | 'right' | 'around' | 'search' | 'camp';

/** What a key asks for. */
export type Asked =
  | { readonly is: 'do'; readonly what: Walk }
  /** Goes on, or does what lies at hand. */
  | { readonly is: 'confirm' }
  | { readonly is: 'choose'; readonly at: number }
  | { readonly is: 'escape' }
  /** The map, large. */
  | { readonly is: 'map' }
  /** Saves are shown. */
  | { readonly is: 'saves' }
  /** Moments back (negative) or on in the time line. */
  | { readonly is: 'travel'; readonly by: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Walking has its keys by their place on the keyboard. */
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
  Enter: { is: 'confirm' },
  Escape: { is: 'escape' },
  Backspace: { is: 'travel', by: -1 },
  ',': { is: 'travel', by: -1 },
  '.': { is: 'travel', by: 1 },
};

/** What a key asks for while the game has the keys; undefined for one that is not the game's. */
export function askedBy({ key, code, ctrlKey, metaKey, altKey }: Pressed): Asked | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { is: 'choose', at: Number(digit) - 1 };
  if (code === 'KeyM') return { is: 'map' };
  if (code === 'KeyF') return { is: 'saves' };
  const what = BY_CODE[code];
  return what ? { is: 'do', what } : BY_KEY[key];
}

/** The keys of what can be done without choosing it from a list, as they are shown beside it. */
export const KEY_OF: Partial<Record<PlayerInput['do'], string>> = {
  search: 'Space',
  open: 'Enter',
  camp: 'C',
  around: 'X',
};
