import rosetta from 'rosetta';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';

/** The texts of an area by flat key (`login.title`), each in every language. */
export type Texts = Readonly<Record<string, Label>>;
export type Values = Readonly<Record<string, string | number>>;

const dictionary = rosetta<Record<string, string>>();

/** Adds the texts of an area; a screen brings its own with its chunk. */
export function addTexts(texts: Texts): void {
  for (const language of LANGUAGES) {
    dictionary.set(language, Object.fromEntries(Object.entries(texts).map(([key, label]) => [key, label[language]])));
  }
}

/** A text with its `{{placeholders}}` filled; Japanese where the language lacks it, the key itself where all do. */
export function textIn(language: Language, key: string, values: Values = {}): string {
  return dictionary.t([key], values, language) || dictionary.t([key], values, LANGUAGES[0]) || key;
}
