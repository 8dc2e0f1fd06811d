import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';

const MODIFIERS = ['control', 'shift', 'alt', 'meta', 'process', 'dead', 'unidentified', 'capslock'];

/** Returns the combination of a key event; undefined while only a modifier such as Ctrl is down, and for keys of an input method. */
export function combinationOf(event: KeyboardEvent): KeyCombination | undefined {
  const key = event.key.toLowerCase();
  if (MODIFIERS.includes(key) || event.altKey || event.isComposing) return undefined;
  const isCtrl = event.ctrlKey || event.metaKey;
  // Shift is implied by a sign such as ?, but not by a letter.
  const doesShiftCount = event.shiftKey && (isCtrl || /^\p{L}$/u.test(key));
  return { key, ...(isCtrl && { ctrl: true as const }), ...(doesShiftCount && { shift: true as const }) };
}

/** Returns the combinations of `wanted` that the tool or command already has. */
export const heldBy = ({ keys }: NamedKeys, wanted: readonly KeyCombination[]): readonly KeyCombination[] =>
  wanted.filter((each) => keys.some((one) => keyText(one) === keyText(each)));
