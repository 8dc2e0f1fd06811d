import type { Dice } from './diceSpread.ts';

/** Dice in the usual notation, such as 2d6+1. A die without rolls or sides is left out; without any value the text is empty. */
export function diceText({ count, sides, plus }: Dice): string {
  const rolls = count > 0 && sides > 0 ? `${count}d${sides}` : '';
  if (plus === 0) return rolls;
  return rolls && plus > 0 ? `${rolls}+${plus}` : `${rolls}${plus}`;
}
