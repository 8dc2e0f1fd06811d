import { useMemo } from 'react';
import { diceResults, diceShape } from '#domain/dice/diceSpread.ts';
import { type WrittenDice, wholeRoll } from '#domain/dice/diceText.ts';
import { BARS } from './SpreadBars.tsx';
import { SpreadPicture } from './SpreadPicture.tsx';

interface DiceSpreadProps {
  readonly dice: WrittenDice;
  readonly label: string;
  /** Every result is multiplied by this; 1 by default. */
  readonly factor?: number;
}

/** A picture of the chance of each result of dice, with minimum, average and maximum. */
export function DiceSpread({ dice, label, factor = 1 }: DiceSpreadProps) {
  const { spread, minimum, expected, maximum } = useDiceSpread(dice);
  return (
    <SpreadPicture
      minimum={minimum * factor}
      expected={expected * factor}
      maximum={maximum * factor}
      {...{ spread, label }}
    />
  );
}

/** Computes the minimum, average and maximum of dice, and the shape of their distribution. */
export function useDiceSpread(dice: WrittenDice) {
  const { count, sides, plus } = wholeRoll(dice);
  return useMemo(() => {
    const roll = { count, sides, plus };
    return { ...diceResults(roll), spread: diceShape(roll, BARS) };
  }, [count, sides, plus]);
}
