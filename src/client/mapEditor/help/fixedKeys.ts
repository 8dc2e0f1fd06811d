import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { TextKey } from '#client/i18n/defineTexts.ts';
import type { HelpName } from './helpTexts.ts';
import type { keyTexts } from './keyTexts.ts';

/** What of a key event says which key it is. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>;

/** Keys that keep what they do: a group with a name, and the lines of the help sheet that tell what it does. */
export interface FixedKeys {
  readonly id: 'arrows' | 'digits' | 'enter' | 'page' | 'palette';
  readonly has: (event: Pressed) => boolean;
  readonly uses: readonly HelpName[];
}

const ARROWS = ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'];
const PAGE = ['escape', 'tab', 'f5', 'f11', 'f12'];

/** All of them; whatever Shift or Alt makes of them is of the same group. */
export const FIXED_KEYS: readonly FixedKeys[] = [
  {
    id: 'arrows',
    has: ({ key }) => ARROWS.includes(key.toLowerCase()),
    uses: ['arrows', 'hold', 'holdShift', 'grow', 'shift'],
  },
  // By their place on the keyboard: with Shift each layout has another sign there.
  {
    id: 'digits',
    has: ({ key, code }) => /^Digit[1-9]$/.test(code) || /^[1-9]$/.test(key),
    uses: ['stamp', 'storeStamp'],
  },
  { id: 'enter', has: ({ key }) => key === 'Enter' || key === ' ', uses: ['enter', 'lay'] },
  { id: 'page', has: ({ key }) => PAGE.includes(key.toLowerCase()), uses: ['escape'] },
  {
    id: 'palette',
    has: ({ key, ctrlKey, metaKey }) => (ctrlKey || metaKey) && key.toLowerCase() === 'k',
    uses: ['palette'],
  },
];

/** With Ctrl they are the browser's. */
const BROWSERS = ['w', 't', 'n', 'r', 'l', 'tab', '0', '+', '-', '='];

/** Why a key cannot be given, as a text key; undefined where nothing speaks against it. `id`: to whom (keyBindings.ts). */
export function whyRefused(
  event: Pressed,
  combination: KeyCombination | undefined,
  id: string,
): TextKey<typeof keyTexts> | undefined {
  const fixed = FIXED_KEYS.find(({ has }) => has(event));
  if (fixed) return `keys.fixed.${fixed.id}.why`;
  if (!combination) return undefined;
  const { key, ctrl, shift } = combination;
  if (ctrl && BROWSERS.includes(key)) return 'keys.browsers';
  // It is held together with the arrows, and Shift then means something.
  if (id.startsWith('tool.') && (ctrl || shift || key.length > 1)) return 'keys.single';
  return undefined;
}
