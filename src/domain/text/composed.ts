import * as z from 'zod';

/** A base with its combining marks, except variation selectors; and the parts of a Hangul syllable. */
const DECOMPOSED = /[\u1100-\u115f][\u1160-\u11ff]{1,2}|\P{M}(?:(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{M})+/gu;

/**
 * Returns a text in which decomposed letters, as in file names of a Mac, are one character each. Everything else stays as written: NFC for
 * the whole text would also replace the compatibility kanji 神 and 福 (U+FA19, U+FA1B) by others.
 */
export const composed = (text: string): string =>
  text.replace(DECOMPOSED, (letter) => {
    const base = String.fromCodePoint(letter.codePointAt(0) ?? 0);
    return base.normalize('NFC') === base ? letter.normalize('NFC') : letter;
  });

/** Schema of a text that somebody types: composed, and without half surrogates, which no database could hold. */
export const typedTextSchema = z
  .string()
  .refine((text) => text.isWellFormed(), 'not_unicode')
  .overwrite(composed);
