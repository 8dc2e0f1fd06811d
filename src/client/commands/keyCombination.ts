/** A key with its modifiers. `key` as in KeyboardEvent.key, lower case; Ctrl is Cmd on a Mac. */
export interface KeyCombination {
  readonly key: string;
  readonly ctrl?: true;
  readonly shift?: true;
}

/** Whether a key event is one of `keys`. */
export function isPressed({ keys }: { readonly keys: readonly KeyCombination[] }, event: KeyboardEvent): boolean {
  const isCtrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  return keys.some(({ key, ctrl = false, shift }) => {
    // The Yen key of a Japanese keyboard is the backslash of others.
    const isKey =
      event.key.toLowerCase() === key || (key === '\\' && (event.code === 'IntlYen' || event.code === 'IntlRo'));
    // Signs such as ? and + need Shift on some keyboards, so unasked for it counts only with Ctrl and for letters.
    const doesShiftCount = ctrl || shift || /^\p{L}$/u.test(key);
    return isKey && isCtrl === ctrl && (!doesShiftCount || event.shiftKey === (shift ?? false));
  });
}

/** A combination as it is written: `Ctrl+Shift+Z`. */
export function keyText({ key, ctrl, shift }: KeyCombination): string {
  const names: Readonly<Record<string, string>> = {
    pageup: 'PageUp',
    pagedown: 'PageDown',
    delete: 'Delete',
    backspace: 'Backspace',
    enter: 'Enter',
    escape: 'Esc',
    ' ': 'Space',
  };
  return [ctrl && 'Ctrl', shift && 'Shift', names[key] ?? key.toUpperCase()].filter(Boolean).join('+');
}
