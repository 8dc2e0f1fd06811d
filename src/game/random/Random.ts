import type { Dice } from '#domain/dice/diceSpread.ts';

/** The source of all random numbers in the rules, as integers. */
export abstract class Random {
  /** A uniformly distributed integer from 0 to `count` - 1. @param count 1 to 2^32 */
  abstract below(count: number): number;

  /** Rolls a chance of `percent` %. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** Draws an index by weight. @param weights integers whose sum is 1 to 2^32 */
  pick(weights: readonly number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }

  /** A random element with equal chances; undefined for an empty list. Nothing is rolled if there is only one. */
  oneOf<Of>(some: readonly Of[]): Of | undefined {
    return some.length > 1 ? some[this.below(some.length)] : some[0];
  }

  /** The result of a roll of dice; a die without sides adds nothing. */
  roll({ count, sides, plus }: Dice): number {
    let total = plus;
    if (sides > 0) for (let die = 0; die < count; die++) total += 1 + this.below(sides);
    return total;
  }
}

/** The 64 bits that determine all random numbers of a game: the high word, then the low one. */
export type Seed = readonly [high: number, low: number];

/** Converts an integer up to 2^53 into a seed. */
export const seedOf = (number: number): Seed => [Math.floor(number / WORD) | 0, number | 0];

/** Separate random streams, so that changes in one part of the game do not affect the others. */
export const STREAM = { world: 0, battle: 1, chest: 2, growth: 3 } as const;
export type Stream = (typeof STREAM)[keyof typeof STREAM];

/**
 * Reproducible random numbers: the same seed gives the same ones in every browser and on the server (sfc32). A game creates a generator
 * for each step and stream, so nothing is stored, and rolls of one step do not affect the next.
 */
export class SeededRandom extends Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor([high, low]: Seed, step = 0, stream: Stream = STREAM.world) {
    super();
    this.#a = low | 0;
    this.#b = high | 0;
    this.#c = stream;
    this.#counter = (step + 1) | 0;
    // Similar seeds start with similar numbers; discarding the first rounds removes that.
    for (let round = 0; round < MIXING_ROUNDS; round++) this.#next();
  }

  below(count: number): number {
    const limit = WORD - (WORD % count);
    let drawn = this.#next();
    // Rejected, because values past the last whole multiple would make lower numbers likelier.
    while (drawn >= limit) drawn = this.#next();
    return drawn % count;
  }

  /** 32 random bits. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

const WORD = 2 ** 32;
const MIXING_ROUNDS = 15;
