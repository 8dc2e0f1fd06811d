import type { Language } from './languages.ts';

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** A word of Latin letters. Capitals alone are abbreviations that both languages have, such as HP. */
const LATIN_WORD = /\p{sc=Latin}\p{Ll}/u;

/**
 * Returns the language in which a text has to be read out: Japanese if any of its letters are, since English voices leave those out, English if
 * it has Latin words; undefined for numbers and signs.
 */
export function languageOfText(text: string): Language | undefined {
  if (JAPANESE.test(text)) return 'ja';
  return LATIN_WORD.test(text) ? 'en' : undefined;
}
