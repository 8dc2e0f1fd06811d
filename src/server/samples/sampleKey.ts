import { normalizeKey } from '#domain/text/normalizeKey.ts';

/** Returns the folded text in which the list of samples is searched. */
export const sampleKey = (sample: {
  readonly title_ja: string;
  readonly title_en: string;
  readonly author_name: string;
  readonly comment: string;
}): string => normalizeKey([sample.title_ja, sample.title_en, sample.author_name, sample.comment].join('\n'));
