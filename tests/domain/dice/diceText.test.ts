import { expect, test } from 'vitest';
import { diceText } from '#domain/dice/diceText.ts';

test.each([
  [{ count: 2, sides: 6, plus: 1 }, '2d6+1'],
  [{ count: 1, sides: 8, plus: 0 }, '1d8'],
  [{ count: 3, sides: 4, plus: -2 }, '3d4-2'],
  [{ count: 0, sides: 6, plus: 5 }, '5'],
  [{ count: 2, sides: 0, plus: 0 }, ''],
])('%o is written %s', (dice, text) => expect(diceText(dice)).toBe(text));
