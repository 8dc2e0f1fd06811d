import { seededRandom } from '#art/seededRandom.ts';

/** Choices that look random and are the same for the same seed. */
export class Seeded {
  readonly #next: () => number;

  constructor(seed: number) {
    // Neighbouring seeds are spread far apart.
    this.#next = seededRandom(Math.imul(seed + 1, 0x9e3779b1));
  }

  /** Returns a number from `low` up to `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.#next();
  }

  /** Returns one of `values`. */
  of<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(this.#next() * values.length)] ?? values[0];
  }
}
