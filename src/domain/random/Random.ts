/** Numbers that fall by chance and yet come again: the same seed gives the same ones, in every browser and on the server (sfc32). */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  /** @param seed whole numbers of which the lower 32 bits count: the same seed with another stream gives other numbers */
  constructor(seed: number, stream = 0) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / WORD) | 0;
    this.#c = stream | 0;
    this.#counter = 1;
    // Seeds that are alike begin alike; after some rounds nothing of that is left.
    for (let round = 0; round < MIXING_ROUNDS; round++) this.#next();
  }

  /** A whole number from 0 up to and without `count`, each as likely. @param count 1 to 2^32 */
  below(count: number): number {
    const limit = WORD - (WORD % count);
    let drawn = this.#next();
    // What is past the last whole multiple would make the first numbers likelier.
    while (drawn >= limit) drawn = this.#next();
    return drawn % count;
  }

  /** Whether something of `percent` % comes. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** A place in a list of weights, each as likely as its share of them. @param weights whole numbers that come to 1 to 2^32 */
  pick(weights: readonly number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
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
