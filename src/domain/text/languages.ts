/** The languages of the interface and of scenario texts; the first is the default and the fallback (docs/product.md, "Purpose"). */
export const LANGUAGES = ['ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages. */
export type Label = Readonly<Record<Language, string>>;

/** Returns the preferred supported language. @param tags such as `en-GB`, most preferred first; Japanese if none is supported */
export function preferredLanguage(tags: readonly string[]): Language {
  const wanted = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languageFrom(wanted.find((tag) => LANGUAGES.some((language) => language === tag)));
}

/** Returns the language of a cookie or header value; anything unknown is Japanese. */
export function languageFrom(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
}
