import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { isInShiftJis, LOOK_ALIKES, MISSING, shiftJisText, unencodable } from '#domain/text/shiftJis.ts';

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const nameOf = (character: string) => `U+${character.codePointAt(0)?.toString(16)} ${character}`;

const mixed = fc.string({
  unit: fc.constantFrom(...'aア漢～〜−—¥é♥𠮷😀が', 'か\u3099', 'う\u3099', '\u3099', 'и\u0306', '\0'),
});

describe('Shift_JIS', () => {
  test('holds every character that its table writes and reads again, and no other', () => {
    // The table that files are written with.
    const back = iconv.decode(iconv.encode(everyCharacter.join('\n'), 'cp932'), 'cp932').split('\n');
    // The line feed has become two empty lines; U+0080 is not a character of text, and NUL ends a text in too many programs.
    back.splice(0x0a, 2, '\n');
    const expected = everyCharacter.filter((one, at) => back[at] === one && one !== '\0' && one !== '\u0080');
    expect(everyCharacter.filter(isInShiftJis).map(nameOf)).toEqual(expected.map(nameOf));
    expect(expected.length).toBe(127 + 63 + 7326);
  });

  test('takes for a look-alike only what it lacks, and only one character that it holds', () => {
    for (const [foreign, held] of LOOK_ALIKES) {
      expect(isInShiftJis(foreign), nameOf(foreign)).toBe(false);
      expect(isInShiftJis(held), nameOf(held)).toBe(true);
      expect([foreign.length, held.length]).toEqual([1, 1]);
      // No dash, and nothing else, may become a sign that a spreadsheet runs.
      expect(held === ' ' || held > '\x7f', nameOf(foreign)).toBe(true);
    }
  });

  test.each([
    ['1〜2−3', '1～2－3'],
    ['待て——', '待て――'],
    ['¥100 ‖ 5–6', '￥100 ∥ 5‐6'],
    ['か\u3099んは\u309a', 'がんぱ'],
    ['う\u3099', 'う〓'],
    ['и\u0306', 'й'],
    ['神 祥 福 Å ≡', '神 祥 福 〓 ≡'],
    ['é♥𠮷½a\0', '〓〓〓〓a〓'],
    ['神\ufa19', '神\ufa19'],
  ])('writes "%s" as "%s"', (text, written) => {
    expect(shiftJisText(text)).toBe(written);
  });

  test.each([
    ['迷宮の鍵ｶｷﾞ～〜', []],
    ['か\u3099', []],
    [
      'a♥b𠮷c',
      [
        [1, '♥'],
        [3, '𠮷'],
      ],
    ],
    ['う\u3099', [[1, '\u3099']]],
    ['\u3099', [[0, '\u3099']]],
    ['a\0', [[1, '\0']]],
    ['\ue000x', [[0, '\ue000']]],
    ['\ud842', [[0, '\ud842']]],
    [
      '\u200b剣\ufe0f',
      [
        [0, '\u200b'],
        [2, '\ufe0f'],
      ],
    ],
  ])('of "%s" tells what is lost', (text, lost) => {
    expect(unencodable(text)).toEqual(lost.map(([index, character]) => ({ index, character })));
  });

  test('loses nothing of a text but what it tells, and changes nothing of what it has written', () => {
    const marks = (text: string) => text.split(MISSING).length - 1;
    fc.assert(
      fc.property(mixed, (text) => {
        const written = shiftJisText(text);
        expect(shiftJisText(written)).toBe(written);
        const lost = unencodable(text);
        for (const { index, character } of lost) expect(text.startsWith(character, index)).toBe(true);
        expect(marks(written) - marks(text)).toBe(lost.length);
        expect(Array.from(written).filter((one) => !isInShiftJis(one))).toEqual([]);
      }),
    );
  });
});
