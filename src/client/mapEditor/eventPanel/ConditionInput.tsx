import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Select } from '#client/ui/Select.tsx';
import { reference } from '#domain/resource/field.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface ConditionInputProps {
  /** 0: always; n: while event flag n is ON; -n: while it is OFF. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly scenarioId: string;
}

const FLAG = reference('条件のフラグ', 'Condition flag', { to: 'event_flag' });
const WHENS = ['always', 'on', 'off'] as const;
type When = (typeof WHENS)[number];

const whenOf = (value: number): When => (value > 0 ? 'on' : value < 0 ? 'off' : 'always');

/** An input for the condition of an event: always, or while an event flag is ON or OFF. */
export function ConditionInput({ value, onChange, scenarioId }: ConditionInputProps) {
  const text = useText(eventFormTexts);
  /** The choice made while its flag is not set yet. */
  const [chosen, setChosen] = useState<When>();
  const when = value === 0 ? (chosen ?? 'always') : whenOf(value);

  function choose(next: When) {
    setChosen(next);
    const flag = Math.abs(value);
    const changed = next === 'always' ? 0 : next === 'on' ? flag : -flag;
    if (changed !== value) onChange(changed);
  }
  return (
    <>
      <Select
        label={text('map.event.condition')}
        value={when}
        onChange={choose}
        options={WHENS.map((each) => ({ value: each, label: text(`map.event.condition.${each}`) }))}
      />
      {when !== 'always' && (
        <LeafInput
          label={text('map.event.condition.flag')}
          field={FLAG}
          value={Math.abs(value)}
          onChange={(flag) => onChange(when === 'on' ? Number(flag) : -Number(flag))}
          errors={[]}
          scenarioId={scenarioId}
          isWatched={false}
        />
      )}
    </>
  );
}
