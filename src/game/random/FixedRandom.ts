import { Random } from './Random.ts';

/**
 * Chance that was settled before: what `below` gives, one after the other. A rule is tried with it roll by roll, and a roll too many, one
 * too few or one out of range is a mistake that shows.
 */
export class FixedRandom extends Random {
  readonly #rolls: number[];

  constructor(...rolls: readonly number[]) {
    super();
    this.#rolls = [...rolls];
  }

  /** Those that were not asked for yet. */
  get left(): readonly number[] {
    return this.#rolls;
  }

  /** @throws RangeError where none is left, and where the next is not below `count` */
  below(count: number): number {
    const roll = this.#rolls.shift();
    if (roll === undefined) throw new RangeError(`no roll is left for one below ${count}`);
    if (roll < 0 || roll >= count) throw new RangeError(`the roll ${roll} is not below ${count}`);
    return roll;
  }
}
