import { foldText } from './foldText.ts';

/** Longest text that is sought in a scenario, in UTF-16 units: what a page sends of it, and what the server takes. */
export const LONGEST_SEARCH = 200;

/** The form in which texts are compared in a search: folded, trimmed, and without leading zeros, so that "12" finds "012". */
export function searchKey(text: string): string {
  return foldText(text)
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .trim();
}
