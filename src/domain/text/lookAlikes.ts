// Letters of other scripts that look like Latin capitals: a small letter is compared like its capital, so that case stays folded within
// Greek and Cyrillic. No two letters of one alphabet become equal, so words within these scripts stay distinct.

/** Small letters of a script, each with the Latin letter that it looks like. */
const PAIRS: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic: А В Е Ѕ І Ј К М Н О Р С Т У Х Ԁ Һ Ԛ Ԝ Ү Ӏ
  ['авеѕіјкмнорстухԁһԛԝүӏ', 'abesijkmhopctyxdhqwyl'],
  // Greek: Α Β Ε Ζ Η Ι Κ Μ Ν Ο Ρ Τ Υ Χ, and the lunate sigma and yot
  ['αβεζηικμνορτυχϲϳ', 'abezhikmnoptyxcj'],
];

const LATIN = new Map(
  PAIRS.flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter, latin[at] ?? letter])),
);
const LETTERS = new RegExp(`[${PAIRS.map(([letters]) => letters).join('')}]`, 'g');

/** Replaces Greek and Cyrillic letters that look like Latin ones in a lower-case text. The length stays the same. */
export const withLatinLooks = (text: string): string => text.replace(LETTERS, (letter) => LATIN.get(letter) ?? letter);
