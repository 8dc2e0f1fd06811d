import { LANGUAGES, type Label, type Language } from './languages.ts';
import { isWritten } from './untranslated.ts';

// Every text of a scenario is read through these: in the reader's language, or in the other one where it is not written in that
// (docs/domain.md, "Languages of a scenario"). Nothing is ever stored by fallback.

/** Returns the other language. */
export const otherLanguage = (language: Language): Language =>
  language === LANGUAGES[0] ? LANGUAGES[1] : LANGUAGES[0];

/** Returns the text to read; empty if it is written in no language. */
export const inLanguage = (texts: Label, language: Language): string =>
  texts[language] || texts[otherLanguage(language)];

/** Returns the text to read in each language. */
export const asRead = (texts: Label): Label => ({ ja: inLanguage(texts, 'ja'), en: inLanguage(texts, 'en') });

/** Returns the language in which a text is read: that of the reader unless it is written in the other one only. */
export const languageRead = (
  texts: Readonly<Record<Language, string | readonly string[]>>,
  language: Language,
): Language =>
  !isWritten(texts[language]) && isWritten(texts[otherLanguage(language)]) ? otherLanguage(language) : language;

/** The fields of a record that hold one text in each language: `name_ja` and `name_en`. */
type Fields<Name extends string> = { readonly [Field in `${Name}_${Language}`]: string };

/** Returns the texts of such fields. */
const textsOf = <Name extends string>(record: Fields<Name>, name: Name): Label => ({
  ja: record[`${name}_ja` as keyof Fields<Name>],
  en: record[`${name}_en` as keyof Fields<Name>],
});

/** Returns the text of such fields to read. */
export const fieldInLanguage = <Name extends string>(record: Fields<Name>, name: Name, language: Language): string =>
  inLanguage(textsOf(record, name), language);
