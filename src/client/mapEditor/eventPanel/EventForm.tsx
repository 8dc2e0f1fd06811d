import { useAtomValue } from 'jotai';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import { describeEvent } from '#client/mapEditor/events/describeEvent.ts';
import { floorProblemsAtom, placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { EventChange } from '#client/mapEditor/events/eventPatch.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { slotEdit } from '#client/mapEditor/events/slotEdit.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { diceSlots, type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import { FACINGS, SIDE_OPTIONS } from '#domain/catalogs/facings.ts';
import { eventSentence } from '#domain/events/eventSentence.ts';
import { type CellEvent, NO_EVENT, retypedEvent } from '#domain/map/event.ts';
import { type Place, placeKeys, placeSlots } from '#domain/map/eventLinks.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { faultText, issueFault } from '#domain/text/fault.ts';
import { CompassInput } from './CompassInput.tsx';
import { ConditionInput } from './ConditionInput.tsx';
import { EventDice } from './EventDice.tsx';
import { about, actions, fields, form, head, words as wordsStyle } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { kindOptions } from './kindOptions.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { RawFields } from './RawFields.tsx';
import { TargetJumps } from './TargetJumps.tsx';
import { useTypedAhead } from './useTypedAhead.ts';

const SaidHere = lazyScreen(() => import('./SaidHere.tsx'));

interface EventFormProps {
  readonly event: CellEvent;
  readonly at: Place;
  readonly events: Pick<MapEvents, 'edits' | 'go' | 'pick' | 'targets'>;
  readonly scenarioId: string;
  readonly isReadOnly: boolean;
}

/** The form of an event, with the same inputs as records; each field is one undo step. */
export default function EventForm({ event, at, events, scenarioId, isReadOnly }: EventFormProps) {
  const text = useText(eventFormTexts, eventTexts);
  const language = useAtomValue(languageAtom);
  const words = useEventWords();
  const [isAdvanced, setAdvanced] = useState(false);
  const type = eventType(event.event_id);
  const fieldsOfKind = useRef<HTMLDivElement>(null);
  const isWritten = type !== undefined && eventSlots(type, event)[0]?.kind === 'message';
  const takeTyped = useTypedAhead(fieldsOfKind, isWritten);
  const isPlaced = useAtomValue(placedAtom) === 'waiting';
  useEffect(() => {
    // The text of a message loads later than the rest.
    if (isPlaced && !isWritten) takeTyped();
  }, [isPlaced, isWritten, takeTyped]);
  const edit = (change: EventChange, label: 'event_id' | 'muki' | 'flag' | 'delete' | 'raw') =>
    void events.edits.edit(at, change, `map.event.edit.${label}`);
  return (
    <div className={form}>
      <div className={head}>
        <EventGlyph event={event.event_id} size={24} />
        <p className={wordsStyle}>{describeEvent(words, event)}</p>
      </div>
      <p className={about}>{eventSentence(event.event_id)?.[language]}</p>
      <fieldset className={fields} disabled={isReadOnly}>
        <ComboBox
          label={text('map.event.palette')}
          value={event.event_id}
          onChange={(id) => {
            const next = id === null ? undefined : eventType(id);
            if (next) edit(retypedEvent(event, next), 'event_id');
          }}
          options={kindOptions(language)}
          emptyText={text('map.event.nothingFound')}
          isDisabled={isReadOnly}
        />
        <div ref={fieldsOfKind} className={fields}>
          {type && (
            <SlotFields
              key={type.id}
              type={type}
              event={event}
              at={at}
              events={events}
              scenarioId={scenarioId}
              isReadOnly={isReadOnly}
              onMessageShown={isPlaced && isWritten ? takeTyped : undefined}
            />
          )}
          <CompassInput
            label={text('map.event.muki')}
            value={event.muki}
            onChange={(muki) => edit({ muki }, 'muki')}
            options={FACINGS}
            isDisabled={isReadOnly}
          />
          <ConditionInput value={event.flag} onChange={(flag) => edit({ flag }, 'flag')} scenarioId={scenarioId} />
        </div>
      </fieldset>
      <div className={actions}>
        <Button size="small" tone="plain" aria-expanded={isAdvanced} onPress={() => setAdvanced(!isAdvanced)}>
          {text('map.event.advanced')}
        </Button>
        {!isReadOnly && (
          <Button
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => {
              edit(NO_EVENT, 'delete');
              // The form goes, and letters are tools again.
              focusMap();
            }}
          >
            {text('map.event.delete')}
          </Button>
        )}
      </div>
      {isAdvanced && <RawFields event={event} onChange={(change) => edit(change, 'raw')} isDisabled={isReadOnly} />}
    </div>
  );
}

interface SlotFieldsProps extends EventFormProps {
  readonly type: EventType;
  /** Called when the text of the first message is loaded, or known not to come. */
  readonly onMessageShown: (() => void) | undefined;
}

/** The number fields of an event kind: those of the target and those of the dice are grouped, the others are single. */
function SlotFields({ type, event, at, events, scenarioId, isReadOnly, onMessageShown }: SlotFieldsProps) {
  const language = useAtomValue(languageAtom);
  const slots = eventSlots(type, event);
  const place = placeSlots(type);
  const placePaths: readonly string[] = place ? placeKeys(place) : [];
  const ofPlace = slots.filter(({ path }) => placePaths.includes(path));
  const { floor, problems } = useAtomValue(floorProblemsAtom);
  const faultsOf = (slot: EventSlot): string[] => {
    const own =
      floor === at.floor ? problems.filter(({ x, y, field }) => x === at.x && y === at.y && field === slot.path) : [];
    return own.map(({ fault }) => faultText(fault)[language]);
  };
  /** The errors of its field as of now, and the check list's other problems as of the last check of the floor. */
  const errorsOf = (slot: EventSlot): string[] => [...new Set([...refusalsOf(slot), ...faultsOf(slot)])];
  const refusalsOf = (slot: EventSlot): string[] =>
    slot.field.schema
      .safeParse(leafValue(event, slot))
      .error?.issues.map((issue) => faultText(issueFault(issue))[language]) ?? [];
  const change = (slot: EventSlot, value: unknown) => {
    const { change: changed, label } = slotEdit(event, type, slot, Number(value));
    void events.edits.edit(at, changed, label);
  };
  const dice = useMemo(() => diceSlots(slots), [slots]);
  const ofDice = Object.values(dice);
  const rolls = (
    <EventDice
      key="dice"
      slots={dice}
      event={event}
      onChange={(changed) => void events.edits.edit(at, changed, 'map.event.edit.dice')}
      errors={ofDice.flatMap(errorsOf)}
      scenarioId={scenarioId}
      language={language}
    />
  );
  const jumps = <TargetJumps id={type.id} at={at} events={events} />;
  const target = (
    <PlaceFields
      key="place"
      slots={ofPlace}
      values={event}
      onChange={(changed) => void events.edits.lead(at, changed)}
      onPick={() => events.pick(at)}
      jumps={jumps}
      errorsOf={errorsOf}
      language={language}
      isDisabled={isReadOnly}
    />
  );
  const said = slots.filter(({ kind }) => kind === 'message');
  const inputs = slots.map((slot) => {
    if (ofPlace.includes(slot)) return slot === ofPlace[0] ? target : null;
    if (ofDice.includes(slot)) return slot === ofDice[0] ? rolls : null;
    const props = {
      label: slot.label[language],
      value: Number(leafValue(event, slot)),
      onChange: (value: unknown) => change(slot, value),
      errors: errorsOf(slot),
    };
    if (slot.kind === 'facing' || slot.kind === 'side') {
      const options = slot.kind === 'side' ? SIDE_OPTIONS : FACINGS;
      return <CompassInput key={slot.path} {...props} options={options} isDisabled={isReadOnly} />;
    }
    return (
      <Fragment key={`${slot.path} ${slot.kind}`}>
        <LeafInput {...props} field={slot.field} scenarioId={scenarioId} isWatched={false} />
        {slot.kind === 'message' && (
          <Suspense>
            <SaidHere
              key={`${at.floor} ${at.x} ${at.y}`}
              scenarioId={scenarioId}
              name={props.label}
              number={props.value}
              all={said.map((one) => Number(leafValue(event, one)))}
              isFirst={slot === said[0]}
              onMade={(number) => change(slot, number)}
              onShown={slot === said[0] ? onMessageShown : undefined}
            />
          </Suspense>
        )}
      </Fragment>
    );
  });
  return (
    <>
      {inputs}
      {ofPlace.length === 0 && jumps}
    </>
  );
}
