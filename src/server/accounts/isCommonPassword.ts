import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { COMMON_WORDS, WALKS } from './commonWords.ts';

// The list has the 49,000 most common passwords. Most of them are variations of a few patterns: a word with digits or signs around it, a
// walk over the keyboard, a repeated piece, and two of these in a row. So the patterns are refused as well.

const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Digits and signs that stand for letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Minimum number of steps of a walk. */
const SHORTEST_WALK = 3;
const LONGEST_PIECE = 5;

const BOTH_WAYS = [...WALKS, ...WALKS.map((walk) => Array.from(walk).reverse().join(''))];

/** Whether a password is a common one. Takes linear time for any length. */
export function isCommonPassword(password: string): boolean {
  const text = normalizeKey(password).replaceAll(/\s/g, '');
  const word = bareWord(password);
  return (
    LISTED.has(text) ||
    isRepeated(text) ||
    isWalked(text) ||
    isWoven(text) ||
    isMadeOfWords(word) ||
    isMadeOfWords(readAsLetters(text))
  );
}

/** Returns a text without digits and signs at both ends, in lower case and with letters in the place of look-alike signs. */
export function bareWord(text: string): string {
  const characters = Array.from(normalizeKey(text));
  const first = characters.findIndex(isLetter);
  const last = characters.findLastIndex(isLetter);
  return first < 0 ? '' : readAsLetters(characters.slice(first, last + 1).join(''));
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

const readAsLetters = (text: string): string =>
  Array.from(text, (character) => STANDS_FOR[character] ?? character).join('');

/** Whether a text is one word, the same word twice, or two adjacent words. */
function isMadeOfWords(text: string): boolean {
  if (text.length > 60) return false;
  if (COMMON_WORDS.has(text)) return true;
  for (let end = 2; end < text.length - 1; end++) {
    if (COMMON_WORDS.has(text.slice(0, end)) && COMMON_WORDS.has(text.slice(end).replace(/^[\W\d_]+/, ''))) return true;
  }
  return false;
}

/** Whether a text is one to five characters, repeated. */
function isRepeated(text: string): boolean {
  for (let piece = 1; piece <= LONGEST_PIECE; piece++) {
    let at = piece;
    while (at < text.length && text[at] === text[at - piece]) at++;
    // Digits at the end do not make it rarer: aaaaaaaa11.
    if (at >= piece * 2 && /^\d{0,4}$/.test(text.slice(at))) return true;
  }
  return false;
}

/** Whether a text consists of walks, perhaps with one letter before or digits after them: 1qaz2wsx3edc, abcdefg123, a123456789. */
function isWalked(text: string): boolean {
  let at = longestWalk(text, 0) >= SHORTEST_WALK ? 0 : 1;
  while (at < text.length) {
    const steps = longestWalk(text, at);
    if (steps < SHORTEST_WALK) break;
    at += steps;
  }
  return at >= 6 && /^(\d{0,4}|\w?)$/.test(text.slice(at));
}

/** Whether a text is two interleaved walks: 1q2w3e4r5t. */
function isWoven(text: string): boolean {
  if (text.length > 30) return false;
  const every = (rest: number) =>
    Array.from(text)
      .filter((_, index) => index % 2 === rest)
      .join('');
  return [every(0), every(1)].every((half) => longestWalk(half, 0) === half.length || isRepeated(half));
}

/** Returns the number of steps from `start` that lie on one walk. */
function longestWalk(text: string, start: number): number {
  let longest = 0;
  for (const walk of BOTH_WAYS) {
    const place = walk.indexOf(text[start] ?? '');
    if (place < 0) continue;
    let steps = 0;
    while (place + steps < walk.length && text[start + steps] === walk[place + steps]) steps++;
    longest = Math.max(longest, steps);
  }
  return longest;
}
