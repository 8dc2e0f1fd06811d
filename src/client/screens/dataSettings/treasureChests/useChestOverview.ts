import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';

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
