import { normalizeKey } from '#domain/text/normalizeKey.ts';

/** What the list of scenarios is searched in: both titles, folded. */
export const searchKey = (titles: { title_ja: string; title_en: string }): string =>
  normalizeKey(`${titles.title_ja}\n${titles.title_en}`);
