import type { DicePart } from '#domain/dice/diceText.ts';
import { firstValue, SLOT_RECORDS, type SlotKey, type SlotKind } from '#domain/events/slotKinds.ts';
import { type DiceLeaves, diceLeaves } from '#domain/resource/diceLeaves.ts';
import { choice, int, type LeafField, reference, sound } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import { ENTRANCE_CONDITIONS } from './entranceConditions.ts';
import { type EventSlotType, type EventType, eventSlotTypes } from './eventTypes.ts';
import { FACINGS, SIDE_OPTIONS } from './facings.ts';
import type { FlagAccess } from './flagAccess.ts';
import { optionList } from './optionList.ts';
import { STATES } from './states.ts';
import { TITLES } from './titles.ts';

/** Cells along a side of a floor; the greatest coordinate is one less. */
const coordinate = number('x', 0, 23);
const YES_NO = optionList([
  ['いいえ', 'No'],
  ['はい', 'Yes'],
]);

/**
 * The field of each kind of slot: its limits, its first value and what it refers to. So forms, references and checks treat events like
 * records. Separate from eventTypes.ts, which the map needs at once, without zod.
 */
const FIELDS: Readonly<Record<SlotKind, (label: Label, access?: FlagAccess) => LeafField>> = {
  floor: record('floor'),
  stop: record('stop'),
  x: coordinate,
  y: coordinate,
  x1: coordinate,
  y1: coordinate,
  x2: coordinate,
  y2: coordinate,
  facing: ({ ja, en }) => choice(ja, en, FACINGS),
  side: ({ ja, en }) => choice(ja, en, SIDE_OPTIONS),
  yesNo: ({ ja, en }) => choice(ja, en, YES_NO),
  rolls: number('rolls', 0, 99),
  dieSides: number('dieSides', 0, 200),
  plus: number('plus', 0, 9999),
  percent: number('percent', 0, 100),
  count: number('count', 0, 99),
  cells: number('cells', 0, 23),
  years: number('years', 0, 99),
  amount: number('amount', 0, 999_999),
  difficulty: number('difficulty', 0, 99),
  appearance: number('appearance', 1, 3),
  condition: ({ ja, en }) => choice(ja, en, ENTRANCE_CONDITIONS),
  level: number('level', 0, 999),
  partySize: number('partySize', 1, 6),
  state: ({ ja, en }) => choice(ja, en, STATES),
  trap: record('trap'),
  message: record('message'),
  item: record('item'),
  monster: record('monster'),
  chest: record('chest'),
  npc: record('npc'),
  flag: record('flag'),
  title: ({ ja, en }) => choice(ja, en, TITLES),
  labyrinth: record('labyrinth'),
};

/** A number of an event as a leaf: its name, its field, and the key of the cell. */
export interface EventSlot extends Leaf {
  readonly kind: SlotKind | 'once' | 'sound';
  readonly isNeeded?: true;
}

const leafOf = ({ key, access, ...slot }: EventSlotType): EventSlot => ({
  ...slot,
  path: key,
  keys: [key],
  field: FIELDS[slot.kind](slot.label, access),
});

const ONCE = optionList([
  ['毎回', 'Each time'],
  ['一度だけ', 'Once'],
]);
const common = (path: 'A' | 'B' | 'C', kind: EventSlot['kind'], field: LeafField): EventSlot => ({
  kind,
  path,
  keys: [path],
  label: field.label,
  field,
});

/** The numbers that mean the same for every event: A once or each time, B the flag it sets when done, C its sound. */
const COMMON_SLOTS: readonly EventSlot[] = [
  common('A', 'once', choice('繰り返し', 'Repeats', ONCE)),
  common('B', 'flag', reference('完了時に立てるフラグ', 'Flag set when done', { to: 'event_flag', access: 'sets' })),
  common('C', 'sound', sound('効果音', 'Sound effect')),
];

const kept = new WeakMap<readonly EventSlotType[], readonly EventSlot[]>();

/**
 * Returns the slots of an event, its own and the common ones. A leaf's keys are those of a cell, so `leafValue(cell, slot)` works.
 * @param numbers of the event, some of which decide what others mean; by default those of a new event
 */
export function eventSlots(
  type: EventType,
  numbers: Readonly<Partial<Record<SlotKey, number>>> = {},
): readonly EventSlot[] {
  const types = eventSlotTypes(type, numbers);
  const slots = kept.get(types) ?? [...types.map(leafOf), ...COMMON_SLOTS];
  kept.set(types, slots);
  return slots;
}

/** The kind of slot that holds each number of dice. */
const DICE_KINDS: Readonly<Partial<Record<DicePart, SlotKind>>> = { count: 'rolls', sides: 'dieSides', plus: 'plus' };

/** Returns the dice among the slots of an event; empty if it has none. */
export const diceSlots = (slots: readonly EventSlot[]): DiceLeaves<EventSlot> =>
  diceLeaves((part) => slots.find(({ kind }) => kind === DICE_KINDS[part]));

function number(kind: SlotKind, min: number, max: number): (label: Label) => LeafField {
  return ({ ja, en }) => int(ja, en, { min, max, initial: firstValue(kind) });
}

function record(kind: keyof typeof SLOT_RECORDS): (label: Label, access?: FlagAccess) => LeafField {
  return ({ ja, en }, access) => reference(ja, en, { to: SLOT_RECORDS[kind], ...(access && { access }) });
}
