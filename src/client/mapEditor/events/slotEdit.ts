import type { EventSlot } from '#domain/catalogs/eventSlotFields.ts';
import type { EventType } from '#domain/catalogs/eventTypes.ts';
import { SLOT_KEYS } from '#domain/events/slotKinds.ts';
import { type CellEvent, filledIn } from '#domain/map/event.ts';
import type { EventChange } from './eventPatch.ts';
import type { EventStepKey } from './eventTexts.ts';

/** The fields that every kind of event has. */
const COMMON_FIELDS = ['A', 'B', 'C'] as const;

/** Returns the change that setting one number of an event makes, and the name of that step. */
export function slotEdit(
  event: CellEvent,
  type: EventType,
  { path }: Pick<EventSlot, 'path'>,
  value: number,
): { readonly change: EventChange; readonly label: EventStepKey } {
  const own = SLOT_KEYS.find((key) => key === path);
  const common = COMMON_FIELDS.find((field) => field === path);
  return {
    change: own ? filledIn(event, own, value) : { [path]: value },
    label: (common ? `map.event.edit.${common}` : `map.event.edit.${type.id}.${path}`) as EventStepKey,
  };
}
