// Folding makes alike what a reader takes for alike: full and half width (NFKC), case, katakana and hiragana, and letters of Greek and
// Cyrillic with the Latin ones that they look like. Letters that nobody sees are left out. What is found in a folded text is led back to
// its place in the original by folding it piece by piece, each piece a character with all that may join it.
import { withLatinLooks } from './lookAlikes.ts';
import { onlySeen } from './unseen.ts';

/** Of the rules in this file: the index of the long lists is made anew where they have changed (server/lists/refoldLists.ts). */
export const FOLD_VERSION = 2;

/** A beginning of a character and what joins it: marks, letters nobody sees, half-width voicing marks, and parts of Hangul syllables. */
const PIECE =
  /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*.[\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\uff9e\uff9f\u1160-\u11ff\u3130-\u318f\uffa0-\uffdc]*/gsu;

/** The text with width, case, kana and look-alikes folded, and without what nobody sees. */
export function foldText(text: string): string {
  return withLatinLooks(onlySeen(text).normalize('NFKC').toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Where every code unit of the folded text comes from: start and end of its piece in the original, in code units. */
export function foldedPlaces(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  const lengths = new Map<string, number>();
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const length = lengths.get(piece) ?? foldText(piece).length;
    lengths.set(piece, length);
    for (let unit = 0; unit < length; unit++) {
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return { starts, ends };
}
