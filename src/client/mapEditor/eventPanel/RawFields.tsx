import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { EventChange } from '#client/mapEditor/events/eventPatch.ts';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { NumberField } from '#client/ui/NumberField.tsx';
import { CELL_RANGES, isStorable } from '#domain/map/cell.ts';
import { type CellEvent, EVENT_FIELDS, type EventField, NO_EVENT } from '#domain/map/event.ts';
import { rawHint, rawNumbers } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface RawFieldsProps {
  readonly event: CellEvent;
  /** Only called with values that can be stored. */
  readonly onChange: (change: EventChange) => void;
  readonly isDisabled: boolean;
}

/** All values of an event, as they are stored. */
export function RawFields({ event, onChange, isDisabled }: RawFieldsProps) {
  const text = useText(eventFormTexts);
  return (
    <div>
      <p className={rawHint}>{text('map.event.advanced.hint')}</p>
      <div className={rawNumbers}>
        {EVENT_FIELDS.map((field) => (
          <RawField key={field} field={field} value={event[field]} onChange={onChange} isDisabled={isDisabled} />
        ))}
      </div>
    </div>
  );
}

interface RawFieldProps extends Omit<RawFieldsProps, 'event'> {
  readonly field: EventField;
  readonly value: number;
}

/** One number field; its value is applied, if it can be stored, when the focus leaves the field or the user leaves the page. */
function RawField({ field, value, onChange, isDisabled }: RawFieldProps) {
  const text = useText(eventFormTexts);
  const [typed, setTyped] = useState<number>();
  function take() {
    if (typed === undefined || !isStorable(field, typed)) return;
    // Without its number the event would be invisible, so remove it wholly.
    onChange(field === 'event_id' && typed === 0 ? NO_EVENT : { [field]: typed });
    setTyped(undefined);
  }
  useLastDraft(take);
  const isOwnName = field === 'event_id' || field === 'flag' || field === 'muki';
  return (
    <NumberField
      label={isOwnName ? text(`map.event.raw.${field}`) : text('map.event.raw.data', { key: field })}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      min={CELL_RANGES[field].min}
      max={CELL_RANGES[field].max}
      errors={typed === undefined || isStorable(field, typed) ? [] : [text('map.event.raw.unstorable')]}
      isDisabled={isDisabled}
    />
  );
}
