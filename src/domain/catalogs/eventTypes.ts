import type { EventDefinition, Slot } from '#domain/events/EventDefinition.ts';
import { CATEGORY_DEFINITIONS, type CategoryDefinition } from '#domain/events/eventCategories.ts';
import { type EventId, eventParts } from '#domain/events/kinds.ts';
import { SLOT_KEYS, type SlotKey, type SlotKind } from '#domain/events/slotKinds.ts';
import { type ConditionParameter, conditionParameter } from './conditionParameter.ts';

/** One number of an event, with its key in `data`. */
export interface EventSlotType extends Slot {
  readonly key: SlotKey;
}

/** One kind of event, with its id and the number of its category. */
export interface EventType extends EventDefinition {
  readonly id: EventId;
  readonly category: number;
  readonly slots: readonly EventSlotType[];
}

export interface EventCategory extends CategoryDefinition {
  readonly id: number;
  readonly types: readonly EventType[];
}

const TYPES: ReadonlyMap<number, EventType> = new Map(
  Object.entries(eventParts('definition')).map(([key, definition]) => {
    const id = Number(key) as EventId;
    const slots = definition.slots.map((slot, place) => ({ ...slot, key: SLOT_KEYS[place] as SlotKey }));
    return [id, { ...definition, id, category: Math.floor(id / 100), slots }];
  }),
);

/** The categories of the event palette with their kinds, in the order of their ids (docs/domain.md, "Events"). */
export const EVENT_CATEGORIES: readonly EventCategory[] = Object.entries(CATEGORY_DEFINITIONS).map(
  ([key, category]) => {
    const id = Number(key);
    return { ...category, id, types: [...TYPES.values()].filter((type) => type.category === id) };
  },
);

/** Whether `id` is the id of a kind of event. */
export const isEventType = (id: number): id is EventId => TYPES.has(id);

/** Returns the kind of event with this id; undefined for 0 and other numbers that are no id. */
export function eventType(id: EventId): EventType;
export function eventType(id: number): EventType | undefined;
export function eventType(id: number): EventType | undefined {
  return TYPES.get(id);
}

/** The label of the three numbers together, and their help text. */
export const EVENT_DICE = {
  label: { ja: 'サイコロ', en: 'Dice' },
  help: { ja: '2d6+1は、6面を2回振って1を足します。', en: '2d6+1 rolls a die of six sides twice and adds 1.' },
  topic: 'dice',
} as const;
const ELEVATOR = 2;
/** Whether an event is an elevator, by its id. */
export const isElevator = (id: number): boolean => TYPES.get(id)?.category === ELEVATOR;

/** Events that unlock a locked door: with a key, by a flag, with a riddle, by picking. */
const UNLOCKING: readonly number[] = [801, 802, 803, 804] satisfies EventId[];
/** Whether an event unlocks a locked door, by its id. */
export const unlocksDoors = (id: number): boolean => UNLOCKING.includes(id);

const PARAMETER_KINDS: Readonly<Record<ConditionParameter, SlotKind>> = {
  level: 'level',
  party_size: 'partySize',
  title: 'title',
  monster: 'monster',
  item: 'item',
};
const kept = new Map<string, readonly EventSlotType[]>();

/**
 * Returns the slots of a kind of event, given its numbers: the N of a condition has the type that the condition requires.
 * @param numbers of the event, by key; missing ones have their initial values
 */
export function eventSlotTypes(
  { id, slots }: EventType,
  numbers: Readonly<Partial<Record<SlotKey, number>>>,
): readonly EventSlotType[] {
  const condition = slots.find(({ kind }) => kind === 'condition');
  if (!condition) return slots;
  const asked = PARAMETER_KINDS[conditionParameter(numbers[condition.key] ?? 1)];
  const key = `${id} ${asked}`;
  const made = kept.get(key) ?? slots.map((one) => (one.kind === 'level' ? { ...one, kind: asked } : one));
  kept.set(key, made);
  return made;
}
