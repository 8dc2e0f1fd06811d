import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';

/** The keys of `data` that belong to the sub-type; A, B and C mean the same for all (docs/domain.md, "Events"). */
export const SLOT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type SlotKey = (typeof SLOT_KEYS)[number];

/**
 * The meaning of a slot's number. `floor`, `x` and `y` together are a place to which the event leads (floor 0: this one); `x1` to `y2` are
 * a rectangle there. `stop` is a floor that an elevator passes; `facing` and `side` turn when a region is rotated. The field of each kind,
 * with its limits and references, is in catalogs/eventSlotFields.ts.
 */
export type SlotKind =
  | 'floor'
  | 'stop'
  | 'x'
  | 'y'
  | 'x1'
  | 'y1'
  | 'x2'
  | 'y2'
  | 'facing'
  | 'side'
  | 'yesNo'
  | 'rolls'
  | 'dieSides'
  | 'plus'
  | 'percent'
  | 'count'
  | 'cells'
  | 'years'
  | 'amount'
  | 'difficulty'
  | 'appearance'
  | 'condition'
  | 'level'
  | 'partySize'
  | 'state'
  | 'trap'
  | 'message'
  | 'item'
  | 'monster'
  | 'chest'
  | 'npc'
  | 'flag'
  | 'title'
  | 'labyrinth';

/** The kinds of record whose numbers slots hold. */
export const SLOT_RECORDS = {
  floor: 'floor_map',
  stop: 'floor_map',
  message: 'labyrinth_message',
  item: 'item',
  monster: 'monster',
  chest: 'treasure_chest',
  trap: 'treasure_trap',
  npc: 'npc',
  flag: 'event_flag',
  labyrinth: 'labyrinth_setting',
} as const satisfies Partial<Record<SlotKind, RecordKindName>>;

/** Returns the kind of record that a slot refers to; undefined for other slots. */
export const slotRecord = (kind: SlotKind): RecordKindName | undefined =>
  kind in SLOT_RECORDS ? SLOT_RECORDS[kind as keyof typeof SLOT_RECORDS] : undefined;

/** Initial values other than 0: the minimum, or what authors usually want. */
const FIRST_VALUES: Readonly<Partial<Record<SlotKind, number>>> = {
  rolls: 1,
  dieSides: 6,
  percent: 100,
  count: 1,
  cells: 1,
  years: 1,
  appearance: 1,
  condition: 1,
  partySize: 1,
};

/** Returns the initial value of a slot; for a reference it is none. */
export function firstValue(kind: SlotKind): number {
  const record = slotRecord(kind);
  return record ? RECORD_KINDS[record].none : (FIRST_VALUES[kind] ?? 0);
}
