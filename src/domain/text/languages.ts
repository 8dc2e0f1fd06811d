/** The languages of the interface and of scenario texts; the first is the default and the fallback (spec 1 §1). */
export const LANGUAGES = ['ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages. */
export type Label = Readonly<Record<Language, string>>;

/** The language meant by a cookie or header value; anything unknown is Japanese. */
export function languageFrom(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
}
