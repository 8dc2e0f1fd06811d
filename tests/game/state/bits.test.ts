import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, hasBit, NO_BITS, numbersIn, withBit, withoutBit } from '#game/state/bits.ts';

const numbers = fc.array(fc.nat(1151), { maxLength: 20 });

test('A set of bits holds what was put into it and nothing else', () => {
  fc.assert(
    fc.property(numbers, numbers, (put, taken) => {
      const bits = taken.reduce(withoutBit, bitsOf(put));
      const expected = [...new Set(put)].filter((one) => !taken.includes(one)).sort((one, other) => one - other);
      expect(numbersIn(bits)).toEqual(expected);
      for (const one of [...put, ...taken]) expect(hasBit(bits, one)).toBe(expected.includes(one));
      // Equal sets have equal words, however they were built.
      expect(bits).toEqual(bitsOf(expected));
    }),
  );
});

test('A set of bits is never changed in place, and stays itself where nothing changes', () => {
  const bits = bitsOf([3, 40]);
  expect(withBit(bits, 40)).toBe(bits);
  expect(withoutBit(bits, 41)).toBe(bits);
  expect(withoutBit(withBit(bits, 900), 900)).toEqual(bits);
  expect(withoutBit(bitsOf([31]), 31)).toEqual(NO_BITS);
});
