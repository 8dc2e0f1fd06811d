import type { EventId } from '#domain/events/kinds.ts';
import type { SlotKind } from '#domain/events/slotKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';

/** A floor as its author writes it: a plan, and the meaning of its letters. */
export interface FloorSource {
  readonly number: number;
  readonly settings: Partial<RecordOf<typeof floorMap>>;
  readonly plan: string;
  /** Things by letter. A letter in several cells stands for the same thing in each of them. */
  readonly things: Readonly<Record<string, Thing>>;
  /** The letters whose cells are in the rooms of its monsters, by appearance slot. */
  readonly rooms: Readonly<Record<1 | 2 | 3, string>>;
}

/** A place with a name that is unique on its floor, and its event. */
export interface Thing {
  readonly name: string;
  readonly event?: EventSource;
}

/** An event, its numbers keyed by their meaning. */
export interface EventSource {
  readonly id: EventId;
  /** If several numbers have the same meaning, all of them in order. */
  readonly numbers: Readonly<Partial<Record<SlotKind, number | readonly number[]>>>;
  /** The place to which it leads. */
  readonly to?: PlaceName;
  /** Whether it happens only once. */
  readonly once?: true;
  /** The flag that it sets once it is done. */
  readonly sets?: number;
  readonly sound?: number;
  /** The flag that must be ON. */
  readonly on?: number;
  /** The flag that must be OFF. */
  readonly off?: number;
  /** The facing that it requires. */
  readonly looking?: number;
}

/** The name of a floor and of a place on it, joined by a dot. */
export type PlaceName = `${string}.${string}`;

/** Codes of facings and of sides. */
export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 3, 4] as const;

export const thing = (name: string, event?: EventSource): Thing => ({ name, ...(event && { event }) });

/** Makes an event of a kind. */
export const event = (
  id: EventId,
  numbers: EventSource['numbers'] = {},
  more: Omit<EventSource, 'id' | 'numbers'> = {},
): EventSource => ({ id, numbers, ...more });
