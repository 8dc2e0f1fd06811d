import { normalizeKey } from '#domain/text/normalizeKey.ts';

/** Returns the folded text in which the list of scenarios is searched: both titles. */
export const searchKey = (titles: { title_ja: string; title_en: string }): string =>
  normalizeKey(`${titles.title_ja}\n${titles.title_en}`);
