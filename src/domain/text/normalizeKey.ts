import { foldText } from './foldText.ts';

/**
 * The form in which a name is compared for equality: folded and trimmed. Names themselves are stored as they were typed.
 */
export function normalizeKey(text: string): string {
  return foldText(text).trim();
}
