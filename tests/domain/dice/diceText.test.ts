import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DICE_PARTS,
  type DiceLimits,
  diceText,
  parseDice,
  stepDice,
  type WrittenDice,
  wholeRoll,
} from '#domain/dice/diceText.ts';
import { faultText } from '#domain/text/fault.ts';

const number = (ja: string, en: string, min: number, max: number) => ({ label: { ja, en }, min, max });
const COUNT = number('回数', 'Rolls', 0, 99);
const SIDES = number('面数', 'Sides', 0, 200);
const SUM = { count: COUNT, sides: SIDES, plus: number('加算', 'Plus', -999, 999) };
const STRIKES = { count: COUNT, sides: SIDES, times: number('回数', 'Attacks', 0, 99) };
const BARE = { count: COUNT, sides: SIDES };

const read = (text: string, limits: DiceLimits = SUM) => {
  const parsed = parseDice(text, limits);
  return 'dice' in parsed ? parsed.dice : faultText(parsed.fault).en;
};

test.each([
  [{ count: 2, sides: 6, plus: 1 }, '2d6+1'],
  [{ count: 1, sides: 8, plus: 0 }, '1d8'],
  [{ count: 3, sides: 4, plus: -2 }, '3d4-2'],
  [{ count: 0, sides: 0, plus: 5 }, '5'],
  [{ count: 0, sides: 0, plus: 0 }, ''],
  [{ count: 2, sides: 0, plus: 0 }, '2d0'],
  [{ count: 0, sides: 6, plus: 5 }, '0d6+5'],
  [{ count: 2, sides: 6, times: 3 }, '2d6×3'],
  [{ count: 2, sides: 6, times: 1 }, '2d6'],
  [{ count: 2, sides: 6, times: 0 }, '2d6×0'],
  [{ count: 0, sides: 0, times: 0 }, ''],
  [{ count: 0, sides: 0, times: 3 }, '0d0×3'],
])('%o is written %s', (dice, text) => expect(diceText(dice)).toBe(text));

describe('What is typed', () => {
  const [two, one] = [
    { count: 2, sides: 6, plus: 1 },
    { count: 1, sides: 6, plus: 0 },
  ];
  test.each([
    ['2d6+1', two],
    ['2D6＋1', two],
    ['２ｄ６＋１', two],
    [' 2 d 6 + 1　', two],
    ['d6', one],
    ['1d6-0', one],
    ['3d4ー2', { count: 3, sides: 4, plus: -2 }],
    ['3d4−2', { count: 3, sides: 4, plus: -2 }],
    ['5', { count: 0, sides: 0, plus: 5 }],
    ['-5', { count: 0, sides: 0, plus: -5 }],
    ['', { count: 0, sides: 0, plus: 0 }],
    ['　', { count: 0, sides: 0, plus: 0 }],
  ])('“%s” is dice', (text, dice) => expect(read(text)).toStrictEqual(dice));

  test.each(['2d6×3', '2d6x3', '2D6X3', '2d6*3', '２ｄ６ × ３', '2d6＊3'])('“%s” rolls 2d6 three times', (text) =>
    expect(read(text, STRIKES)).toStrictEqual({ count: 2, sides: 6, times: 3 }),
  );

  test('without a factor is rolled once, and nothing is never rolled', () => {
    expect(read('2d6', STRIKES)).toStrictEqual({ count: 2, sides: 6, times: 1 });
    expect(read('', STRIKES)).toStrictEqual({ count: 0, sides: 0, times: 0 });
    expect(read('2d6', BARE)).toStrictEqual({ count: 2, sides: 6 });
  });

  test.each(['2d', 'd', '2x', 'two', '2d6+', '2d6 1', '2d6+1+1', '1.5d6', '2d6d6', '+', '2d-6', '×3'])(
    '“%s” is no dice',
    (text) => expect(read(text)).toBe('Enter dice like 2d6+1.'),
  );

  test('is refused where these dice have no such number', () => {
    expect(read('2d6×3')).toBe('Enter dice like 2d6+1.');
    expect(read('2d6+1', STRIKES)).toBe('Enter dice like 2d6×3.');
    expect(read('5', BARE)).toBe('Enter dice like 2d6.');
  });

  test('outside of the limits is told with them', () => {
    expect(read('100d6')).toBe('Rolls must be 0 to 99.');
    expect(read('2d201')).toBe('Sides must be 0 to 200.');
    expect(read('2d6-1000')).toBe('Plus must be -999 to 999.');
    expect(read('2d6×100', STRIKES)).toBe('Attacks must be 0 to 99.');
  });
});

const within = (limits: DiceLimits): fc.Arbitrary<WrittenDice> =>
  fc.record(
    Object.fromEntries(
      DICE_PARTS.flatMap((part) => {
        const one = limits[part];
        return one ? [[part, fc.integer({ min: one.min, max: one.max })]] : [];
      }),
    ),
  );

test.each([
  ['a sum', SUM],
  ['strikes', STRIKES],
  ['rolls alone', BARE],
  ['all numbers', { ...SUM, ...STRIKES }],
])('dice that are written are read as they were: %s', (_, limits) => {
  // Dice with no effect, and single rolls, have notations of their own.
  const small = Object.fromEntries(Object.entries(limits).map(([part, one]) => [part, { ...one, min: 0, max: 1 }]));
  fc.assert(
    fc.property(fc.oneof(within(limits), within(small)), (dice) => {
      expect(read(diceText(dice), limits)).toEqual(dice);
    }),
  );
});

test('any text is dice or has a fault', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789dD+-ー−x×*＋ ｄ６') });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), letters), (text) => {
      const parsed = parseDice(text, SUM);
      if ('dice' in parsed) expect(parseDice(diceText(parsed.dice), SUM)).toEqual(parsed);
      else expect(faultText(parsed.fault).ja).not.toBe('');
    }),
  );
});

test('what is rolled several times comes to as much as all of it in one roll', () => {
  expect(wholeRoll({ count: 2, sides: 6, times: 3 })).toEqual({ count: 6, sides: 6, plus: 0 });
  expect(wholeRoll({ count: 2, sides: 6, plus: 1 })).toEqual({ count: 2, sides: 6, plus: 1 });
});

test.each([
  ['2d6+1', 0, 1, '3d6+1'],
  ['2d6+1', 1, -1, '1d6+1'],
  ['2d6+1', 3, 10, '2d16+1'],
  ['2d6+1', 5, -1, '2d6+0'],
  ['2d6+0', 5, -1, '2d6-1'],
  ['2d6-1', 5, 1, '2d6+0'],
  ['0d6', 0, -1, undefined],
  ['2d200', 5, 1, undefined],
  ['d6', 0, 1, undefined],
  ['', 0, 1, undefined],
])('in “%s” the number at %i is stepped by %i: %s', (text, caret, by, stepped) =>
  expect(stepDice(text, caret, by, SUM)?.text).toBe(stepped),
);
