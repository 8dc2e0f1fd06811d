import type { QueryBuilder } from 'objection';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import type { Sample } from '#server/database/models/Sample.ts';

/** What the list of samples is searched in, folded. */
export const sampleKey = (sample: {
  readonly title_ja: string;
  readonly title_en: string;
  readonly author_name: string;
  readonly comment: string;
}): string => normalizeKey([sample.title_ja, sample.title_en, sample.author_name, sample.comment].join('\n'));

/** Samples that hold a text in what they are searched in; all of them where it is empty. */
export function holding(search: string): (query: QueryBuilder<Sample>) => void {
  const sought = [...new Set([normalizeKey(search), searchKey(search)])].filter((key) => key !== '');
  return (query) => {
    for (const key of sought) query.orWhereRaw("search_key like ? escape '!'", [`%${key.replace(/[!%_]/g, '!$&')}%`]);
  };
}
