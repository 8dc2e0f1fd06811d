import { foldText } from './foldText.ts';

/** Returns the form in which names are compared: folded and trimmed. Names are stored as typed. */
export function normalizeKey(text: string): string {
  return foldText(text).trim();
}
