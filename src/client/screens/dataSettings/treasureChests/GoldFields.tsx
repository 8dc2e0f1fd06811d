import { useDeferredValue } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { DiceSpread } from '#client/resource/composites/DiceSpread.tsx';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { dice } from '#client/resource/composites/FieldSet.css.ts';
import { FieldSet, fieldsOf } from '#client/resource/composites/FieldSet.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import type { CompositeField, Field } from '#domain/resource/field.ts';
import { type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { goldDice } from '#game/measure/chestContent.ts';
import { goldFactor } from '#game/rules/chestGold.ts';
import { treasureTexts } from './treasureTexts.ts';

// A map of fields holds fields; its type is wider so that definitions keep the types of their values.
const GOLD = { field: treasureChest.fields.gold as unknown as CompositeField, keys: ['gold'] };
const BONUS = { field: treasureChest.fields.gold_bonus as unknown as Field, keys: ['gold_bonus'] };

/** The gold of the open chest as it is reckoned, "A × dB × 10 × (bonus + 1)", with what comes of it. */
export function GoldFields() {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  // The form is that of chests, whose records are read by their schema.
  const chest = useDeferredValue(useRecord(desk, number) as TreasureChest);
  const [count, sides] = fieldsOf(GOLD);
  return (
    <FieldSet {...GOLD}>
      <div className={dice}>
        {count && <FieldInput {...count} />}
        <span aria-hidden>× d</span>
        {sides && <FieldInput {...sides} />}
        <span aria-hidden>× 10 × (</span>
        <FieldInput {...BONUS} />
        <span aria-hidden>+ 1)</span>
        <GoldSpread chest={chest} label={text('chests.gold.spread')} />
      </div>
    </FieldSet>
  );
}

function GoldSpread({ chest, label }: { readonly chest: TreasureChest; readonly label: string }) {
  const { count, sides } = chest.gold;
  return (
    <DiceSpread key={`${count} ${sides}`} dice={goldDice(chest)} factor={goldFactor(chest.gold_bonus)} label={label} />
  );
}
