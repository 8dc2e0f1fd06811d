import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import type { WrittenDice } from '#domain/dice/diceText.ts';
import { useDiceSpread } from './DiceSpread.tsx';
import { SpreadBars } from './SpreadBars.tsx';
import { least, line, mean, most } from './SpreadPicture.css.ts';

/** The results of dice in one line: minimum and maximum around the picture, and the average. Renders nothing for dice that are always 0. */
export function DiceLine({ dice }: { readonly dice: WrittenDice }) {
  const text = useText(recordFormTexts);
  const { spread, minimum, expected, maximum } = useDiceSpread(dice);
  if (maximum === 0) return null;
  return (
    <div className={line}>
      <span className={least}>{minimum}</span>
      <SpreadBars spread={spread} label={text('record.dice.spread')} />
      <span className={most}>{maximum}</span>
      <span className={mean}>
        {text('record.dice.expected')} {Number(expected.toFixed(1))}
      </span>
    </div>
  );
}
