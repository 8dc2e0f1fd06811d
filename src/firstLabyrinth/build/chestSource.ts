import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { treasureChest } from '#domain/resources/treasureChest.ts';

type Chest = RecordOf<typeof treasureChest>;
/** The first and the last item that a slot draws from, and the chance that it gives one. */
type Slot<Item extends string> = readonly [first: Item, last: Item, percent: number];

/** Codes of what a chest looks like, and of how its trap is chosen. */
export const [BOX, BAG, URN, COFFIN] = [0, 1, 2, 3] as const;
export const [NO_TRAP, TRAP_BY_FLOOR, FIXED_TRAP] = [0, 1, 2] as const;

export const SAFE = { trap_setting: NO_TRAP };

/** Returns a function that makes chests of the items with these numbers. */
export function chestsOf<Item extends string>(items: Readonly<Record<Item, number>>) {
  const slot = (of?: Slot<Item>): Chest['high'] => ({
    first: of ? items[of[0]] : RECORD_KINDS.item.none,
    last: of ? items[of[1]] : RECORD_KINDS.item.none,
    count: 1,
  });
  return (
    [name_ja, name_en]: readonly [string, string],
    seen_as: number,
    [count, sides]: readonly [count: number, sides: number],
    [high, medium, low]: readonly [Slot<Item>?, Slot<Item>?, Slot<Item>?],
    more: Partial<Chest> = {},
  ): Partial<Chest> => ({
    ...{ name_ja, name_en, seen_as, gold: { count, sides } },
    ...{ high: slot(high), medium: slot(medium), low: slot(low) },
    ...(high && { probability_high: high[2] }),
    ...(medium && { probability_medium: medium[2] }),
    ...(low && { probability_low: low[2] }),
    trap_setting: TRAP_BY_FLOOR,
    trap_rate: 60,
    ...more,
  });
}
