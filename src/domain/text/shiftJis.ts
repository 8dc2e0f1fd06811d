// Shift_JIS means CP932 (Windows-31J) here, as every Japanese Windows writes it. Its characters come from the platform's own table,
// which is the same in browser and server; user-defined characters (F040-F9FC) do not count.

/** A character that CP932 lacks, and its place in code units. */
export interface LostCharacter {
  readonly index: number;
  readonly character: string;
}

/**
 * Replacements for characters that CP932 lacks by ones that look the same. None becomes an ASCII sign except the blank, because a dash
 * turned into `-` at the start of a cell would be read as a formula. Accented letters are other letters, so they are lost.
 */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  // Characters of JIS that tables other than Microsoft's map to other Unicode characters, as on a Mac.
  ['\u301c', '～'],
  ['\u2212', '－'],
  ['\u2014', '―'],
  ['\u2016', '∥'],
  ['\u00a2', '￠'],
  ['\u00a3', '￡'],
  ['\u00ac', '￢'],
  ['\u00a6', '￤'],
  // Half-width in Unicode, where iconv would write the bytes of `\` and `~`.
  ['\u00a5', '￥'],
  ['\u203e', '￣'],
  ['\u00af', '￣'],
  // Typography of other scripts next to its Japanese counterpart.
  ['\u2011', '\u2010'],
  ['\u2013', '\u2010'],
  ['\u00b7', '・'],
  ['\u2022', '・'],
  ['\u22ef', '…'],
  ['\u223c', '～'],
  ['\u00a0', ' '],
]);

/** Written for a character that CP932 lacks: the geta mark, the printers' sign for a missing character. */
export const MISSING = '〓';

/** A letter or kana with a combining mark, as in file names of a Mac. */
const MARKED = /.[\u0300-\u036f\u3099\u309a]/gs;
/** Characters without a common meaning: user-defined ones, and the replacement character. */
const NOBODYS = /[\ue000-\uf8ff\ufffd]/;

/** 1 at the code of every character of CP932; built on first use. */
let repertoire: Uint8Array | undefined;

/** Whether CP932 has a character. NUL does not count, because texts never contain it. */
export function isInShiftJis(character: string): boolean {
  return firstForeign(character, 0) > 0;
}

/** Returns the index of the first character from `from` on that CP932 lacks; the length of the text if there is none. */
export function firstForeign(text: string, from: number): number {
  repertoire ??= readRepertoire();
  let at = from;
  while (repertoire[text.charCodeAt(at)] === 1) at++;
  return at;
}

/**
 * Returns the text for a file, entirely in CP932: look-alikes for characters that CP932 lacks, letters and marks composed, and 〓 for each
 * character of `unencodable`.
 */
export function shiftJisText(text: string): string {
  if (firstForeign(text, 0) === text.length) return text;
  return text.replace(MARKED, (pair) => composed(pair) ?? pair).replace(/[^ -~]/gu, heldForm);
}

/** Returns every character without a CP932 equivalent, in the order of the text. */
export function unencodable(text: string): LostCharacter[] {
  const lost: LostCharacter[] = [];
  let index = firstForeign(text, 0);
  while (index < text.length) {
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    const isTold = !LOOK_ALIKES.has(character) && composed(text.slice(index - 1, index + 1)) === undefined;
    if (isTold) lost.push({ index, character });
    index = firstForeign(text, index + character.length);
  }
  return lost;
}

const heldForm = (character: string) => (isInShiftJis(character) ? character : (LOOK_ALIKES.get(character) ?? MISSING));

/** Composes letter and mark to a character of CP932; undefined if there is none. */
function composed(pair: string): string | undefined {
  if (pair.length < 2) return undefined;
  const one = pair.normalize('NFC');
  return one.length === 1 && isInShiftJis(one) ? one : undefined;
}

function readRepertoire(): Uint8Array {
  const held = new Uint8Array(0x10000).fill(1, 0x01, 0x80).fill(1, 0xff61, 0xffa0);
  const pairs: number[] = [];
  for (let lead = 0x81; lead <= 0xfc; lead += lead === 0x9f ? 0x41 : 1) {
    for (let trail = 0x40; trail <= 0xfc; trail++) pairs.push(lead, trail, 0x0a);
  }
  for (const character of new TextDecoder('shift_jis').decode(Uint8Array.from(pairs)).split('\n')) {
    if (character.length === 1 && !NOBODYS.test(character)) held[character.charCodeAt(0)] = 1;
  }
  return held;
}
