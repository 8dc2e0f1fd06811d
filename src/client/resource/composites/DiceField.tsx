import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { DiceExample } from './DiceExample.tsx';
import { DiceSpread } from './DiceSpread.tsx';
import { type PlacedDice, RecordDice } from './RecordDice.tsx';

/** A field for dice such as 2d6+1, with the distribution of their results drawn next to it. */
export function DiceField(props: PlacedDice) {
  const text = useText(recordFormTexts);
  return (
    <RecordDice {...props} size="two" measure={<DiceExample parts={props.field.parts} />}>
      {(dice) => <DiceSpread dice={dice} label={text('record.dice.spread')} />}
    </RecordDice>
  );
}
