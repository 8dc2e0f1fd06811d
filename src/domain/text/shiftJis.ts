// Shift_JIS means CP932 (Windows-31J) here, as every Japanese Windows writes it. What it holds is asked of the platform's own table,
// which knows the same characters in browser and server; those of users' own making (F040-F9FC) are nobody else's and do not count.

/** A character that CP932 does not hold, and where it stands in code units. */
export interface LostCharacter {
  readonly index: number;
  readonly character: string;
}

/**
 * What stands for a character that CP932 lacks and a reader takes for the same. None becomes a sign of ASCII but the blank: a dash
 * that became `-` at the start of a cell would be read as a formula. Letters with accents are other letters, so they are lost.
 */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  // One character of JIS that other tables than Microsoft's read as another of Unicode; a Mac types these.
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
  // Typography of other scripts beside its Japanese twin.
  ['\u2011', '\u2010'],
  ['\u2013', '\u2010'],
  ['\u00b7', '・'],
  ['\u2022', '・'],
  ['\u22ef', '…'],
  ['\u223c', '～'],
  ['\u00a0', ' '],
]);

/** Stands in a file for a character that CP932 lacks: the printers' sign for one that is missing in the case. */
export const MISSING = '〓';

/** A letter or kana, and a mark that stands apart though it belongs on it, as file names of a Mac have them. */
const MARKED = /.[\u0300-\u036f\u3099\u309a]/gs;
/** What no table gives: characters of users' own making, and what stands for an error. */
const NOBODYS = /[\ue000-\uf8ff\ufffd]/;

/** 1 at the code of every character that CP932 holds; made when first needed. */
let repertoire: Uint8Array | undefined;

/** Whether CP932 holds a character itself. Not so NUL, which no text of ours holds. */
export function isInShiftJis(character: string): boolean {
  return firstForeign(character, 0) > 0;
}

/** Where the first character stands, from `from` on, that CP932 does not hold itself: the text's length where it holds all. */
export function firstForeign(text: string, from: number): number {
  repertoire ??= readRepertoire();
  let at = from;
  while (repertoire[text.charCodeAt(at)] === 1) at++;
  return at;
}

/**
 * The text as a file holds it, all of CP932: look-alikes where CP932 holds those alone, letter and mark composed where it holds them
 * as one, and 〓 for each character that `unencodable` tells.
 */
export function shiftJisText(text: string): string {
  if (firstForeign(text, 0) === text.length) return text;
  return text.replace(MARKED, (pair) => composed(pair) ?? pair).replace(/[^ -~]/gu, heldForm);
}

/** Every character that CP932 holds neither itself nor by a look-alike, in the order of the text. */
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

/** Letter and mark as the one character that CP932 holds; undefined where there is none. */
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
