// Folding makes equal what a reader would consider equal: full and half width (NFKC), case, katakana and hiragana, and Greek and Cyrillic
// letters with the Latin ones that they look like. Invisible letters are left out. A match in a folded text is mapped to the original by
// folding piece by piece, each piece a character with everything that may join it.
import { withLatinLooks } from './lookAlikes.ts';
import { onlySeen } from './unseen.ts';

/** Version of the rules in this file: when it changes, all stored folded texts are recomputed (server/admin/refold.ts). */
export const FOLD_VERSION = 2;

/** The beginning of a character and what joins it: marks, invisible letters, half-width voicing marks, and parts of Hangul syllables. */
const PIECE =
  /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*.[\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\uff9e\uff9f\u1160-\u11ff\u3130-\u318f\uffa0-\uffdc]*/gsu;

/** Returns the text with width, case, kana and look-alikes folded, and without invisible letters. */
export function foldText(text: string): string {
  return withLatinLooks(onlySeen(text).normalize('NFKC').toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Returns the origin of every code unit of the folded text: start and end of its piece in the original, in code units. */
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
