import Crosshair from 'lucide-react/icons/crosshair';
import { type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { EventChange } from '#client/mapEditor/events/eventPatch.ts';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { Button } from '#client/ui/Button.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import type { EventSlot } from '#domain/catalogs/eventSlotFields.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import type { Language } from '#domain/text/languages.ts';
import { actions, legend, ofFloor, placeNumbers, place as placeStyle } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface PlaceFieldsProps {
  readonly slots: readonly EventSlot[];
  readonly values: Readonly<Record<string, number>>;
  /** Called once for all numbers of the place, when the focus leaves them. */
  readonly onChange: (change: EventChange) => void;
  readonly onPick: () => void;
  /** The buttons that go to the target. */
  readonly jumps: ReactNode;
  readonly errorsOf: (slot: EventSlot) => readonly string[];
  readonly language: Language;
  readonly isDisabled: boolean;
}

const isFloor = ({ kind }: EventSlot): boolean => kind === 'floor' || kind === 'stop';

/** The target of an event: typed as numbers, or picked on the map of any floor. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { slots, values, onChange, onPick, jumps, errorsOf, language, isDisabled } = props;
  const text = useText(eventFormTexts);
  const [draft, setDraft] = useState<EventChange>({});
  function take() {
    if (Object.keys(draft).length > 0) onChange(draft);
    setDraft({});
  }
  useLastDraft(take);
  const isArea = slots.some(({ kind }) => kind === 'x2');
  return (
    <fieldset
      className={placeStyle}
      aria-label={text(isArea ? 'map.event.target.rectangle' : 'map.event.target')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) take();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) take();
      }}
    >
      <legend className={legend}>{text(isArea ? 'map.event.target.rectangle' : 'map.event.target')}</legend>
      <div className={placeNumbers}>
        {slots.map((slot) => (
          <div key={slot.path} {...(isFloor(slot) && { className: ofFloor })}>
            <NumberField
              label={slot.label[language]}
              value={draft[slot.path as keyof EventChange] ?? values[slot.path] ?? 0}
              onChange={(value) => setDraft({ ...draft, [slot.path]: value })}
              min={0}
              max={isFloor(slot) ? RECORD_KINDS.floor_map.last : GRID_SIDE - 1}
              errors={errorsOf(slot)}
              isDisabled={isDisabled}
              {...(isFloor(slot) && { hint: text('map.event.thisFloor') })}
            />
          </div>
        ))}
      </div>
      {!isDisabled && (
        <div className={actions}>
          <Button size="small" icon={<Crosshair size={16} aria-hidden />} onPress={onPick}>
            {text('map.event.pick')}
          </Button>
        </div>
      )}
      {jumps}
    </fieldset>
  );
}
