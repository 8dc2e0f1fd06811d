import { foldText } from './foldText.ts';

/** Maximum length of a search in a scenario, in UTF-16 units, for page and server. */
export const LONGEST_SEARCH = 200;

/** Returns the form in which texts are compared in a search: folded, trimmed, and without leading zeros, so that "12" finds "012". */
export function searchKey(text: string): string {
  return foldText(text)
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .trim();
}
