/** A base with the marks that combine with it, variation selectors apart; and the parts of a syllable of Hangul. */
const DECOMPOSED = /[\u1100-\u115f][\u1160-\u11ff]{1,2}|\P{M}(?:(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{M})+/gu;

/**
 * A text in which letters that were written in parts, as a Mac does in names of files, are one character each. Everything else stays as it
 * was written: NFC as a whole would also replace the kanji 神 and 福 of compatibility (U+FA19, U+FA1B) by others.
 */
export const composed = (text: string): string =>
  text.replace(DECOMPOSED, (letter) => {
    const base = String.fromCodePoint(letter.codePointAt(0) ?? 0);
    return base.normalize('NFC') === base ? letter.normalize('NFC') : letter;
  });
