import { Random } from '#game/random/Random.ts';

/** Random numbers that are fixed in advance, for testing rules roll by roll; a missing, an extra or an out-of-range roll is an error. */
export class FixedRandom extends Random {
  readonly #rolls: number[];

  constructor(...rolls: readonly number[]) {
    super();
    this.#rolls = [...rolls];
  }

  /** The rolls that were not used yet. */
  get left(): readonly number[] {
    return this.#rolls;
  }

  /** @throws RangeError if none is left, or if the next is not below `count` */
  below(count: number): number {
    const roll = this.#rolls.shift();
    if (roll === undefined) throw new RangeError(`no roll is left for one below ${count}`);
    if (roll < 0 || roll >= count) throw new RangeError(`the roll ${roll} is not below ${count}`);
    return roll;
  }
}
