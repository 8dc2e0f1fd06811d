import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { EventChange } from '#client/mapEditor/events/eventPatch.ts';
import { DiceExample } from '#client/resource/composites/DiceExample.tsx';
import { DiceSpread } from '#client/resource/composites/DiceSpread.tsx';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { DiceInput } from '#client/resource/inputs/DiceInput.tsx';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import type { EventSlot } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_DICE } from '#domain/catalogs/eventTypes.ts';
import type { CellEvent } from '#domain/map/event.ts';
import { type DiceLeaves, diceChanges, diceIn, diceLimits } from '#domain/resource/diceLeaves.ts';
import type { Language } from '#domain/text/languages.ts';

interface EventDiceProps {
  readonly slots: DiceLeaves<EventSlot>;
  readonly event: CellEvent;
  /** Called once for all numbers of the dice, when the focus leaves them. */
  readonly onChange: (change: EventChange) => void;
  readonly errors: readonly string[];
  readonly scenarioId: string;
  readonly language: Language;
}

/** The dice of an event in one field, with the results they give. */
export function EventDice({ slots, event, onChange, errors, scenarioId, language }: EventDiceProps) {
  const text = useText(recordFormTexts);
  const limits = useMemo(() => diceLimits(slots), [slots]);
  return (
    <DiceInput
      label={EVENT_DICE.label[language]}
      limits={limits}
      value={diceIn(slots, event)}
      onChange={(dice) =>
        onChange(Object.fromEntries(diceChanges(slots, dice).map(({ leaf, value }) => [leaf.path, value])))
      }
      errors={errors}
      measure={<DiceExample parts={slots} />}
      hint={<FieldHelp field={EVENT_DICE} scenarioId={scenarioId} />}
    >
      {(dice) => <DiceSpread dice={dice} label={text('record.dice.spread')} />}
    </DiceInput>
  );
}
