/**
 * An immutable set of integers from 0, as words of 32 bits. Words past the greatest number are left out, so equal sets have equal
 * words.
 */
export type Bits = readonly number[];

export const NO_BITS: Bits = [];

export const hasBit = (bits: Bits, number: number): boolean => ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;

/** Returns a set with a number added; the same set if it already contains the number. */
export function withBit(bits: Bits, number: number): Bits {
  if (hasBit(bits, number)) return bits;
  const words = bits.slice();
  const word = number >>> 5;
  while (words.length <= word) words.push(0);
  words[word] = (words[word] as number) | (1 << (number & 31));
  return words;
}

/** Returns a set with a number removed; the same set if it does not contain the number. */
export function withoutBit(bits: Bits, number: number): Bits {
  if (!hasBit(bits, number)) return bits;
  const words = bits.slice();
  const word = number >>> 5;
  words[word] = (words[word] as number) & ~(1 << (number & 31));
  while (words.length > 0 && words.at(-1) === 0) words.pop();
  return words;
}

export const bitsOf = (numbers: Iterable<number>): Bits => [...numbers].reduce(withBit, NO_BITS);

/** The numbers of a set, ascending. */
export const numbersIn = (bits: Bits): number[] =>
  bits.flatMap((word, at) =>
    Array.from({ length: 32 }, (_, bit) => bit)
      .filter((bit) => (word & (1 << bit)) !== 0)
      .map((bit) => at * 32 + bit),
  );
