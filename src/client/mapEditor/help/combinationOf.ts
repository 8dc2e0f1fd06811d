import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';

const MODIFIERS = ['control', 'shift', 'alt', 'meta', 'process', 'dead', 'unidentified', 'capslock'];

/** The combination of a key event; undefined while only Ctrl, Shift or the like is down, and for what an input method takes. */
export function combinationOf(event: KeyboardEvent): KeyCombination | undefined {
  const key = event.key.toLowerCase();
  if (MODIFIERS.includes(key) || event.altKey || event.isComposing) return undefined;
  const isCtrl = event.ctrlKey || event.metaKey;
  // Shift is part of a sign such as ?, but not of a letter.
  const doesShiftCount = event.shiftKey && (isCtrl || /^\p{L}$/u.test(key));
  return { key, ...(isCtrl && { ctrl: true as const }), ...(doesShiftCount && { shift: true as const }) };
}

/** Which of `wanted` something has already. */
export const heldBy = ({ keys }: NamedKeys, wanted: readonly KeyCombination[]): readonly KeyCombination[] =>
  wanted.filter((each) => keys.some((one) => keyText(one) === keyText(each)));
