import rosetta from 'rosetta';
import { type Values as FilledValues, fillText, placeholdersOf } from '#domain/text/fillText.ts';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';

/** Texts with flat keys (`login.title`), each in every language. */
export type Texts<Key extends string = string> = Readonly<Record<Key, Label>>;
export type Values = FilledValues;

/** The keys of texts. For a union of texts, the keys of each. */
export type TextKey<Of extends Texts> = Of extends unknown ? Extract<keyof Of, string> : never;
/**
 * Returns the text of a key in one language, with its `{{placeholders}}` filled: `{{count|floor|floors}}` is "1 floor" or "2 floors".
 * Returns the key itself if no text has it, which can happen with a pattern of keys.
 */
export type TextOf<Key extends string> = (key: Key, values?: Values) => string;

type Entry = string | ((values: Values) => string);
const dictionary = rosetta<Record<string, Entry>>();

/** Converts a text for the dictionary, which does not support plural forms. */
const entryOf = (text: string): Entry => (placeholdersOf(text).length > 0 ? (values) => fillText(text, values) : text);

/**
 * Registers texts, so that they load with the chunk that imports them. Each key belongs to one call.
 * @returns the texts as they were given
 */
export function defineTexts<Key extends string>(texts: Texts<Key>): Texts<Key> {
  for (const language of LANGUAGES) {
    const inLanguage = Object.entries<Label>(texts).map(([key, label]) => [key, entryOf(label[language])]);
    dictionary.set(language, Object.fromEntries(inLanguage));
  }
  return texts;
}

const sayIn =
  (language: Language) =>
  (key: string, values: Values = {}): string =>
    dictionary.t([key], values, language) || key;

/** One function per language, so that what depends on it changes only with the language. */
const SAY = { ja: sayIn('ja'), en: sayIn('en') } satisfies Record<Language, TextOf<string>>;

/**
 * Returns the lookup function for these texts in a language, for use outside of components: `textIn(language, pageTexts)('error.offline')`.
 */
export const textIn = <Of extends readonly Texts[]>(language: Language, ..._texts: Of): TextOf<TextKey<Of[number]>> =>
  SAY[language];
