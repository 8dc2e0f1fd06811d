import { memo, useMemo } from 'react';
import { type Dice, diceResults, diceSpread } from '#domain/dice/diceSpread.ts';
import { SpreadPicture } from './SpreadPicture.tsx';

interface DiceSpreadProps {
  readonly dice: Dice;
  readonly label: string;
  /** What every result is multiplied by. */
  readonly factor?: number;
}

/** How often each result of dice comes, drawn, with the least, the expected and the greatest. */
export const DiceSpread = memo(function DiceSpread({ dice, label, factor = 1 }: DiceSpreadProps) {
  const { minimum, expected, maximum } = diceResults(dice);
  const spread = useMemo(() => diceSpread(dice), [dice]);
  return (
    <SpreadPicture
      minimum={minimum * factor}
      expected={expected * factor}
      maximum={maximum * factor}
      {...{ spread, label }}
    />
  );
});
