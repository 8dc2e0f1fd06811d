import type { Dice } from './diceSpread.ts';

/** Dice as players write them, such as 2d6+1; a die without rolls or sides is left out, and what is nothing at all is empty. */
export function diceText({ count, sides, plus }: Dice): string {
  const rolls = count > 0 && sides > 0 ? `${count}d${sides}` : '';
  if (plus === 0) return rolls;
  return rolls && plus > 0 ? `${rolls}+${plus}` : `${rolls}${plus}`;
}
