import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BannedPlace, bannedWordFinder } from '#domain/text/bannedWords.ts';
import { foldText } from '#domain/text/foldText.ts';
import { BANNED_WORDS } from '../../../seeds/bannedWords.ts';
import { INNOCENT_WORDS } from './innocentWords.ts';

/** Returns the marked parts of a text, and the words that they match. */
const marked = (words: readonly string[], text: string) =>
  bannedWordFinder(words)(text).map(({ word, start, end }) => [text.slice(start, end), word]);

describe('Banned words', () => {
  test.each([
    ['a zero-width blank', 'da\u200brn'],
    ['a soft hyphen', 'da\u00adrn'],
    ['Cyrillic letters', 'dаrn'],
    ['an override of direction', '\u202edarn\u202c'],
    ['a Hangul filler in kana', 'バ\u3164カ'],
  ])('are found though %s hides them', (_, text) => {
    expect(marked(['darn', 'バカ'], text).length).toBe(1);
  });

  test('of Latin letters are not found within words of other alphabets', () => {
    expect(marked(['cop', 'mack'], 'сорт маска сор')).toEqual([['сор', 'cop']]);
  });

  test.each([
    ['ばか者', [['ばか', 'バカ']]],
    ['このﾊﾞｶめ', [['ﾊﾞｶ', 'バカ']]],
    ['は\u3099か', [['は\u3099か', 'バカ']]],
    ['はか', []],
    ['ＤＡＲＮ it', [['ＤＡＲＮ', 'darn']]],
    ['darn', [['darn', 'darn']]],
    [
      'Darn!darn',
      [
        ['Darn', 'darn'],
        ['darn', 'darn'],
      ],
    ],
    ['darned undarn Darnの', [['Darn', 'darn']]],
    ['そのdarn野郎', [['darn', 'darn']]],
    ['darn1', [['darn', 'darn']]],
    ['dárn', []],
    ['㍿darn', [['darn', 'darn']]],
    [
      '大間抜けと間抜け',
      [
        ['大間抜け', '大間抜け'],
        ['間抜け', '間抜け'],
      ],
    ],
    ['so　what', [['so　what', 'So What']]],
    ['', []],
  ])('of "%s" are found as a reader sees them', (text, found) => {
    expect(marked(['バカ', 'darn', '間抜け', '大間抜け', 'So What'], text)).toEqual(found);
  });

  test('the first form of a word on the list names it; an empty one bans nothing', () => {
    expect(marked(['バカ', 'ばか', ' ', ''], ' ばか ')).toEqual([['ばか', 'バカ']]);
    expect(bannedWordFinder([])('anything')).toEqual([]);
  });

  test('are found where a slow look at every place finds them', () => {
    const unit = fc.constantFrom('a', 'b', 'あ', 'い', 'ア', 'ｱ', ' ');
    const words = fc.array(fc.string({ unit, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(words, fc.string({ unit, maxLength: 30 }), (list, text) => {
        expect(bannedWordFinder(list)(text)).toEqual(slowly(list, text));
      }),
      { numRuns: 2000 },
    );
  });

  // Comparing every place with every word, or with the rest of the text, would exceed the time limit of a test.
  test('are found in 100,000 characters, even in a text made against a long list', () => {
    const list = Array.from({ length: 5000 }, (_, at) => `言葉${at}`);
    const find = bannedWordFinder([...list, `${'あ'.repeat(49)}い`]);
    expect(find('迷宮の奥'.repeat(25_000))).toEqual([]);
    expect(find('あ'.repeat(100_000))).toEqual([]);
    expect(find('言葉1'.repeat(33_000)).length).toBe(33_000);
  });

  test('of a new installation hit nothing of what such scenarios are full of', () => {
    const find = bannedWordFinder(BANNED_WORDS);
    expect(new Set(INNOCENT_WORDS).size).toBeGreaterThanOrEqual(300);
    const hit = (text: string) => find(text).length > 0;
    expect(INNOCENT_WORDS.filter(hit)).toEqual([]);
    // Nor next to each other, and in other letters.
    expect(find(INNOCENT_WORDS.join(' ').toUpperCase())).toEqual([]);
    expect(BANNED_WORDS.filter((word) => !hit(`${word}`))).toEqual([]);
    // They are stored folded, though the migration cannot fold them itself.
    for (const word of BANNED_WORDS) expect(foldText(word)).toBe(word);
  });
});

/** Finds the longest word at each place of a text whose characters fold one to one. */
function slowly(list: readonly string[], text: string): BannedPlace[] {
  const folded = foldText(text);
  const keys = new Map(list.toReversed().map((word) => [foldText(word).trim(), word]));
  const isLatin = (at: number) => /[a-z]/.test(folded.charAt(at));
  const isCut = (at: number) => isLatin(at - 1) && isLatin(at);
  const found: BannedPlace[] = [];
  for (let start = 0; start < folded.length; start++) {
    for (let end = folded.length; end > start; end--) {
      const word = keys.get(folded.slice(start, end));
      if (word === undefined || isCut(start) || isCut(end)) continue;
      found.push({ word, start, end });
      start = end - 1;
      break;
    }
  }
  return found;
}
