import { seededRandom } from '#art/seededRandom.ts';

/** Choices that look drawn by lot and are the same for the same seed. */
export class Seeded {
  readonly #next: () => number;

  constructor(seed: number) {
    // Neighbouring seeds are spread far apart.
    this.#next = seededRandom(Math.imul(seed + 1, 0x9e3779b1));
  }

  /** A number from `low` up to `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.#next();
  }

  /** One of `values`. */
  of<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(this.#next() * values.length)] ?? values[0];
  }
}
