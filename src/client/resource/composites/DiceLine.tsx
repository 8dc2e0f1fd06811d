import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import type { WrittenDice } from '#domain/dice/diceText.ts';
import { SpreadBars } from './SpreadBars.tsx';
import { least, line, mean as meanStyle, most } from './SpreadPicture.css.ts';
import { useDiceSpread } from './useDiceSpread.ts';

/** What dice come to, in the height of a line: the least and the greatest around the picture, and the mean; nothing for dice that come to nothing. */
export function DiceLine({ dice }: { readonly dice: WrittenDice }) {
  const text = useText(recordFormTexts);
  const { spread, minimum, expected, maximum } = useDiceSpread(dice);
  if (maximum === 0) return null;
  const mean = Number(expected.toFixed(1));
  return (
    <div className={line}>
      <span className={least}>{minimum}</span>
      <SpreadBars spread={spread} label={text('record.dice.spread')} />
      <span className={most}>{maximum}</span>
      <span className={meanStyle}>{text('record.dice.mean', { mean })}</span>
    </div>
  );
}
