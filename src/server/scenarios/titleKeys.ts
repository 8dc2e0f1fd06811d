import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from './searchKey.ts';

interface Titles {
  readonly title_ja: string;
  readonly title_en: string;
}

/** Characters of a key; a title of 100 characters that is longer when it is folded has this beginning of it. */
const LONGEST_KEY = 255;

/** By what a title is compared with others: folded, so that width, case and kana make no other title of it. */
export const titleKey = (title: string): string => normalizeKey(title).slice(0, LONGEST_KEY);

/** The columns of a scenario that follow from its titles. Whoever writes titles writes these with them. */
export const titleKeys = (titles: Titles) => ({
  search_key: searchKey(titles),
  title_key_ja: titleKey(titles.title_ja),
  title_key_en: titleKey(titles.title_en),
});
