import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';

export type ChestSheet = RouterOutputs['treasures']['sheet']['data'];
/** A floor on which there are chests, and one way to come upon one of them. */
export type ChestFloor = ChestSheet['floors'][number];
export type ChestSource = ChestFloor['sources'][number];

/** Where chests are and what else gives items; asked anew after each write of whatever it is made of (api/refreshDerived.ts). */
export function useChestSheet(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery([['treasures', 'sheet'], input], () => trpcClient.treasures.sheet.query(input));
}
