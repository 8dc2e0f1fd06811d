import { useMemo } from 'react';
import { diceResults, diceShape } from '#domain/dice/diceSpread.ts';
import { type WrittenDice, wholeRoll } from '#domain/dice/diceText.ts';
import { BARS } from './SpreadBars.tsx';

/** What dice come to, and the shape of their spread. */
export function useDiceSpread(dice: WrittenDice) {
  const { count, sides, plus } = wholeRoll(dice);
  return useMemo(() => {
    const roll = { count, sides, plus };
    return { ...diceResults(roll), spread: diceShape(roll, BARS) };
  }, [count, sides, plus]);
}
