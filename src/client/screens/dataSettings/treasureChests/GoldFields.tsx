import { useText } from '#client/i18n/useText.ts';
import { DiceExample } from '#client/resource/composites/DiceExample.tsx';
import { DiceSpread } from '#client/resource/composites/DiceSpread.tsx';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { type PlacedDice, RecordDice } from '#client/resource/composites/RecordDice.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Field } from '#domain/resource/field.ts';
import { type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { goldFactor } from '#game/rules/chestGold.ts';
import { formula } from './GoldFields.css.ts';
import { treasureTexts } from './treasureTexts.ts';

// A map of fields holds fields; its type is wider so that definitions keep the types of their values.
const GOLD = { field: treasureChest.fields.gold as unknown as PlacedDice['field'], keys: ['gold'] };
const BONUS = { field: treasureChest.fields.gold_bonus as unknown as Field, keys: ['gold_bonus'] };

/** The gold of the open chest as its formula, "2d6 × 10 × (bonus + 1)", with the result. */
export function GoldFields() {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  // The chests' form parses its records with their schema.
  const { gold_bonus } = useRecord(desk, number) as TreasureChest;
  return (
    <RecordDice {...GOLD} size="whole" measure={<DiceExample parts={GOLD.field.parts} />}>
      {(dice) => (
        <>
          <div className={formula}>
            <span aria-hidden>× 10 × (</span>
            <FieldInput {...BONUS} />
            <span aria-hidden>+ 1)</span>
          </div>
          <DiceSpread dice={dice} factor={goldFactor(gold_bonus)} label={text('chests.gold.spread')} />
        </>
      )}
    </RecordDice>
  );
}
