import type { Dice } from '#domain/dice/diceSpread.ts';

/** Makes `count` rolls of a die of `sides`, and `plus`. */
export const dice = (count: number, sides: number, plus = 0): Dice => ({ count, sides, plus });
