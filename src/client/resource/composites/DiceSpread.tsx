import { memo, useMemo } from 'react';
import { type Dice, diceResults, diceSpread } from '#domain/play/diceSpread.ts';
import { SpreadPicture } from './SpreadPicture.tsx';

interface DiceSpreadProps {
  readonly dice: Dice;
  readonly label: string;
}

/** How often each result of dice comes, drawn, with the least, the expected and the greatest. */
export const DiceSpread = memo(function DiceSpread({ dice, label }: DiceSpreadProps) {
  const spread = useMemo(() => diceSpread(dice), [dice]);
  return <SpreadPicture {...diceResults(dice)} spread={spread} label={label} />;
});
