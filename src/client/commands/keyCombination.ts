/** A key with its modifiers. `key` as in KeyboardEvent.key, lower case; Ctrl is Cmd on a Mac. */
export interface KeyCombination {
  readonly key: string;
  readonly ctrl?: true;
  readonly shift?: true;
}

interface Keyed {
  readonly keys: readonly KeyCombination[];
}
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The signs of most keyboards by the code of their key, without Shift and with it. Letters and digits are in the codes themselves. */
const SIGNS_AT: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: `'"`,
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
};

/** Letters, marks, digits and signs of scripts that are not Latin. One key of Arabic writes two letters. */
const OTHER_SCRIPT =
  /^(?:(?!\p{Script=Latin}|[0-9])[\p{L}\p{M}\p{Nd}\p{scx=Arab}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}]){1,2}$/u;

/** Signs that letter keys write: in Greek, and in Arabic with Shift. No Latin layout has these signs on these keys. */
const SIGNS_OF_LETTERS = /^(?:[;:]KeyQ|\]KeyD|\[KeyF|~KeyZ|\{KeyV|\}KeyC|[‘]KeyU|[’]KeyM|÷KeyI|×KeyO|\/KeyL)$/u;

/**
 * Returns the names of a pressed key, the likelier one first: its letter, in lower case and half-width; and, if the layout writes another
 * script (Cyrillic, kana), the Latin letter, digit or sign at the same place on most keyboards.
 */
export function keysOf({ key, code, shiftKey }: Press): readonly string[] {
  const letter = (key.length === 1 ? key.normalize('NFKC') : key).toLowerCase();
  const place = OTHER_SCRIPT.test(key) || SIGNS_OF_LETTERS.test(key + code) ? writtenAt(code, shiftKey) : undefined;
  return place === undefined ? [letter] : [letter, place];
}

/** Returns the letter, digit or sign at a place on most keyboards. */
const writtenAt = (code: string, isShifted: boolean): string | undefined =>
  /^(?:Key|Digit)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS_AT[code]?.[isShifted ? 1 : 0];

/** Whether a key event is this key, whatever modifiers are held. */
export const isKey = (event: Press, key: string): boolean => keysOf(event).includes(key);

/** Finds the target of a key event: by its letter, or else by its place on the keyboard. */
export const findByKey = <Of>(event: Press, find: (key: string) => Of | undefined): Of | undefined =>
  keysOf(event)
    .map(find)
    .find((one) => one !== undefined);

/** Returns the first item whose keys match a key event. */
export const findPressed = <Of extends Keyed>(all: readonly Of[], event: KeyboardEvent): Of | undefined =>
  findByKey(event, (pressed) => all.find((one) => isPressedAs(one, event, pressed)));

/** Whether a key event is one of `keys`. */
export const isPressed = (one: Keyed, event: KeyboardEvent): boolean => findPressed([one], event) !== undefined;

function isPressedAs({ keys }: Keyed, event: KeyboardEvent, pressed: string): boolean {
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  return keys.some(({ key, ctrl = false, shift }) => {
    // The Yen key of a Japanese keyboard is where others have the backslash.
    const isThisKey = pressed === key || (key === '\\' && (event.code === 'IntlYen' || event.code === 'IntlRo'));
    // Signs such as ? and + need Shift on some keyboards. So if Shift is not part of the combination, it matters only with Ctrl and for
    // letters.
    const doesShiftCount = ctrl || shift || /^\p{L}$/u.test(key);
    return isThisKey && isCtrl === ctrl && (!doesShiftCount || event.shiftKey === (shift ?? false));
  });
}

/** Returns a combination as text: `Ctrl+Shift+Z`. */
export function keyText({ key, ctrl, shift }: KeyCombination): string {
  const names: Readonly<Record<string, string>> = {
    pageup: 'PageUp',
    pagedown: 'PageDown',
    delete: 'Delete',
    backspace: 'Backspace',
    enter: 'Enter',
    escape: 'Esc',
    ' ': 'Space',
    contextmenu: 'Menu',
  };
  return [ctrl && 'Ctrl', shift && 'Shift', names[key] ?? key.toUpperCase()].filter(Boolean).join('+');
}
