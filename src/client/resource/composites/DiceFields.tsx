import { useDeferredValue } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useDesk, useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import { DiceSpread } from './DiceSpread.tsx';
import { dice } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** "A × dB + C", with the spread of the results drawn beside it (docs/domain.md, "Items"). */
export function DiceFields(props: CompositeProps) {
  const { Inner } = props;
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const value = useDesk(desk, () =>
    // The value of a dice field is that of its three leaves, as records are read by their schema.
    props.keys.reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], desk.record(number)),
  ) as Dice;
  const calm = useDeferredValue(value);
  const [count, sides, plus] = fieldsOf(props);
  return (
    <FieldSet {...props}>
      <div className={dice}>
        {count && <Inner field={count.field} keys={count.keys} />}
        <span aria-hidden>× d</span>
        {sides && <Inner field={sides.field} keys={sides.keys} />}
        <span aria-hidden>+</span>
        {plus && <Inner field={plus.field} keys={plus.keys} />}
        <DiceSpread dice={calm} label={text('record.dice.spread')} />
      </div>
    </FieldSet>
  );
}
