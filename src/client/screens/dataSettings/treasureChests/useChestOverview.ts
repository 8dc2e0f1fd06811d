import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { ChestRecords } from '#game/measure/itemsOfChests.ts';

export type ChestOverview = RouterOutputs['treasures']['sheet']['data'];
/** A floor with chests, and one place of a chest on it. */
export type ChestFloor = ChestOverview['floors'][number];
export type ChestSource = ChestFloor['sources'][number];

/**
 * Returns the places of chests and the other sources of items; refetched after each write of what they derive from (api/refreshDerived.ts).
 */
export function useChestOverview(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['treasures', 'sheet'], input], () => trpcClient.treasures.sheet.query(input));
}

/** Returns the floors on which a chest can be found. */
export const floorsOfChest = (floors: readonly Pick<ChestFloor, 'number' | 'ways'>[], chest: number): number[] =>
  floors
    .filter(({ ways }) => ways.some(({ shares }) => shares.some((one) => one.chest === chest)))
    .map(({ number }) => number);

/** Returns the records of chests and their content on some desks. */
export const chestRecordsOn = (items: RecordDesk, chests: RecordDesk, specials: RecordDesk): ChestRecords => ({
  chests: recordsOn(chests, treasureChest),
  specials: [...recordsOn(specials, treasureSpecialItem).values()],
  isItem: (number) => items.isThere(number),
});
