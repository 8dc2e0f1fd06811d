import { isKey, type KeyCombination } from '#client/commands/keyCombination.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { HelpName } from './helpTexts.ts';
import type { keyTexts } from './keyTexts.ts';

/** The fields of a key event that identify the key. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A named group of keys that cannot be changed, with the lines of the help dialog that describe them. */
export interface FixedKeys {
  readonly id: 'arrows' | 'digits' | 'enter' | 'page' | 'palette';
  readonly has: (event: Pressed) => boolean;
  readonly uses: readonly HelpName[];
}

const ARROWS = ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'];
const PAGE = ['escape', 'tab', 'f5', 'f11', 'f12'];

/** All fixed keys; their combinations with Shift or Alt belong to the same group. */
export const FIXED_KEYS: readonly FixedKeys[] = [
  {
    id: 'arrows',
    has: ({ key }) => ARROWS.includes(key.toLowerCase()),
    uses: ['arrows', 'hold', 'holdShift', 'grow', 'shift'],
  },
  // Identified by their position on the keyboard: with Shift each layout has another sign there.
  {
    id: 'digits',
    has: ({ key, code }) => /^Digit[1-9]$/.test(code) || /^[1-9]$/.test(key),
    uses: ['stamp', 'storeStamp'],
  },
  { id: 'enter', has: ({ key }) => key === 'Enter' || key === ' ', uses: ['enter', 'lay'] },
  { id: 'page', has: ({ key }) => PAGE.includes(key.toLowerCase()), uses: ['escape'] },
  {
    id: 'palette',
    has: (event) => (event.ctrlKey || event.metaKey) && isKey(event, 'k'),
    uses: ['palette'],
  },
];

/** Keys that belong to the browser in combination with Ctrl. */
const BROWSERS = ['w', 't', 'n', 'r', 'l', 'tab', '0', '+', '-', '='];

/** Returns the reason why a key cannot be assigned, as a text key; undefined if it can. `id` is that of the binding (keyBindings.ts). */
export function whyRefused(
  event: Pressed,
  combination: KeyCombination | undefined,
  id: string,
): TextKey<typeof keyTexts> | undefined {
  const fixed = FIXED_KEYS.find(({ has }) => has(event));
  if (fixed) return `keys.fixed.${fixed.id}.why`;
  if (!combination) return undefined;
  const { key, ctrl, shift } = combination;
  if (ctrl && BROWSERS.some((one) => isKey(event, one))) return 'keys.browsers';
  // A tool key is held together with the arrows, and Shift has a meaning then.
  if (id.startsWith('tool.') && (ctrl || shift || key.length > 1)) return 'keys.single';
  return undefined;
}
