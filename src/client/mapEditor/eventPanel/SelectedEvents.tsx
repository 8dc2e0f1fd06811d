import { useAtomValue } from 'jotai';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment } from 'react';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { type EventStepKey, eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { slotEdit } from '#client/mapEditor/events/slotEdit.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { diceSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_DICE, eventType } from '#domain/catalogs/eventTypes.ts';
import { FACINGS, SIDE_OPTIONS } from '#domain/catalogs/facings.ts';
import { diceText } from '#domain/dice/diceText.ts';
import { type CellEvent, NO_EVENT } from '#domain/map/event.ts';
import { type EventCell, type SharedSlot, sameSlot, sharedSlots } from '#domain/map/manyEvents.ts';
import { diceIn } from '#domain/resource/diceLeaves.ts';
import { CompassInput } from './CompassInput.tsx';
import { ConditionInput } from './ConditionInput.tsx';
import { EventDice } from './EventDice.tsx';
import { about, actions, fields, form, heading } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { manyEventsTexts } from './manyEventsTexts.ts';
import { kinds as kindsStyle } from './SharedInput.css.ts';
import { SharedInput } from './SharedInput.tsx';

export interface SelectedEventsProps {
  /** The selected events: at least two. */
  readonly cells: readonly EventCell[];
  /** Changes them in one step. */
  readonly onChange: (change: (cell: EventCell) => Readonly<Partial<CellEvent>>, label: EventStepKey) => void;
  /** Selects some of them only. */
  readonly onNarrow: (cells: readonly EventCell[]) => void;
  readonly scenarioId: string;
  readonly isReadOnly: boolean;
}

/** The form of several selected events: the fields that all of them have. A change is one step. */
export function SelectedEvents({ cells, onChange, onNarrow, scenarioId, isReadOnly }: SelectedEventsProps) {
  const text = useText(manyEventsTexts, eventFormTexts, eventTexts);
  const language = useAtomValue(languageAtom);
  const ids = [...new Set(cells.map(({ event }) => event.event_id))];
  const count = cells.length;
  const shown = { count, isReadOnly };
  const distinct = (field: 'muki' | 'flag') => [...new Set(cells.map(({ event }) => event[field]))];
  const isPaired = cells.some(({ event }) => eventType(event.event_id)?.counterpart !== undefined);
  return (
    <div className={form}>
      <h2 className={heading}>{text('map.events.title', { count })}</h2>
      <ul className={kindsStyle}>
        {ids.map((id) => {
          const own = cells.filter(({ event }) => event.event_id === id);
          const name = eventType(id)?.name[language] ?? String(id);
          return (
            <li key={id}>
              <Button
                size="small"
                tone="plain"
                icon={<EventGlyph event={id} size={16} />}
                aria-label={text('map.events.only', { name, count: own.length })}
                isDisabled={ids.length === 1}
                onPress={() => onNarrow(own)}
              >
                {text('map.events.kind', { name, count: own.length })}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={about}>{text(ids.length > 1 ? 'map.events.common' : 'map.events.hint')}</p>
      {isPaired && <p className={about}>{text('map.events.paired')}</p>}
      <fieldset className={fields} disabled={isReadOnly}>
        <SharedSlots {...{ cells, onChange, scenarioId, isReadOnly }} />
        <SharedInput
          {...shown}
          label={text('map.event.muki')}
          values={distinct('muki')}
          onChange={(muki) => onChange(() => ({ muki }), 'map.event.edit.muki')}
          show={(muki) => FACINGS.find(({ code }) => code === muki)?.label[language] ?? muki}
        >
          {(muki, set) => (
            <CompassInput
              label={text('map.event.muki')}
              value={muki}
              onChange={set}
              options={FACINGS}
              isDisabled={isReadOnly}
            />
          )}
        </SharedInput>
        <SharedInput
          {...shown}
          label={text('map.event.condition')}
          values={distinct('flag')}
          onChange={(flag) => onChange(() => ({ flag }), 'map.event.edit.flag')}
          show={(flag) => conditionText(text, flag)}
        >
          {(flag, set) => <ConditionInput value={flag} onChange={set} scenarioId={scenarioId} />}
        </SharedInput>
      </fieldset>
      {!isReadOnly && (
        <div className={actions}>
          <Button
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => {
              onChange(() => NO_EVENT, 'map.event.edit.delete');
              focusMap();
            }}
          >
            {text('map.events.delete', { count })}
          </Button>
        </div>
      )}
    </div>
  );
}

function conditionText(text: TextOf<keyof typeof eventFormTexts>, flag: number): string {
  if (flag === 0) return text('map.event.condition.always');
  return `${text(flag > 0 ? 'map.event.condition.on' : 'map.event.condition.off')} ${Math.abs(flag)}`;
}

/** The numbers that all selected events have; those of dice are one field. */
function SharedSlots({ cells, onChange, scenarioId, isReadOnly }: Omit<SelectedEventsProps, 'onNarrow'>) {
  const language = useAtomValue(languageAtom);
  const shared = sharedSlots(cells);
  const dice = diceSlots(shared.map(({ slot }) => slot));
  const ofDice = Object.values(dice);
  const isOneKind = cells.every(({ event }) => event.event_id === cells[0]?.event.event_id);
  const isRolled = isOneKind && dice.count !== undefined && dice.sides !== undefined;
  const write = ({ slot }: SharedSlot, value: number) => {
    const type = eventType(cells[0]?.event.event_id ?? 0);
    if (!type || !cells[0]) return;
    const { label } = slotEdit(cells[0].event, type, slot, value);
    onChange(({ event }) => {
      const [own, kind] = [sameSlot(event, slot), eventType(event.event_id)];
      return own && kind ? slotEdit(event, kind, own, value).change : {};
    }, label);
  };
  return shared.map((one) => {
    const { slot, values } = one;
    const props = { values, count: cells.length, isReadOnly, label: slot.label[language] };
    const isCompass = slot.kind === 'facing' || slot.kind === 'side';
    if (isRolled && ofDice.includes(slot)) {
      if (slot !== ofDice[0]) return null;
      const rolls = [...new Map(cells.map(({ event }) => [diceText(diceIn(dice, event)), event])).values()];
      return (
        <SharedInput
          {...props}
          key="dice"
          label={EVENT_DICE.label[language]}
          values={rolls}
          onChange={(event) => {
            const set = Object.fromEntries(ofDice.map(({ path }) => [path, event[path as keyof CellEvent]]));
            onChange(() => set, 'map.event.edit.dice');
          }}
          show={(event) => diceText(diceIn(dice, event))}
        >
          {(event, set) => (
            <EventDice
              slots={dice}
              event={event}
              onChange={(changed) => set({ ...event, ...changed })}
              errors={[]}
              {...{ scenarioId, language }}
            />
          )}
        </SharedInput>
      );
    }
    return (
      <Fragment key={`${slot.path} ${slot.kind}`}>
        <SharedInput
          {...props}
          onChange={(value) => write(one, value)}
          show={(value) => <LeafValue leaf={slot} value={value} scenarioId={scenarioId} />}
        >
          {(value, set) =>
            isCompass ? (
              <CompassInput
                label={props.label}
                value={value}
                onChange={set}
                options={slot.kind === 'side' ? SIDE_OPTIONS : FACINGS}
                isDisabled={isReadOnly}
              />
            ) : (
              <LeafInput
                label={props.label}
                field={slot.field}
                value={value}
                onChange={(next) => set(Number(next))}
                errors={[]}
                scenarioId={scenarioId}
                isWatched={false}
              />
            )
          }
        </SharedInput>
      </Fragment>
    );
  });
}
