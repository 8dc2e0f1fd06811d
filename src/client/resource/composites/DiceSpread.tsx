import type { WrittenDice } from '#domain/dice/diceText.ts';
import { SpreadPicture } from './SpreadPicture.tsx';
import { useDiceSpread } from './useDiceSpread.ts';

interface DiceSpreadProps {
  readonly dice: WrittenDice;
  readonly label: string;
  /** What every result is multiplied by. */
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
