import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import type { Language } from '#domain/text/languages.ts';

const KINDS = EVENT_CATEGORIES.flatMap(({ name, types }) =>
  types.map((type) => ({ type, words: [`${type.id}`, type.name.ja, type.name.en, name.ja, name.en] })),
);

/** All kinds of event as options: found by their names, their category in both languages, or their id. */
export const kindOptions = (language: Language) =>
  KINDS.map(({ type, words }) => ({ value: type.id, label: type.name[language], words }));
