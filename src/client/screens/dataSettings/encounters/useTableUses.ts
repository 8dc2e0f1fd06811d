import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';

/** A written floor with the encounter tables that its appearance slots name. */
export type FloorSlots = RouterOutputs['encounters']['tableUses']['data'][number];

/** Which encounter tables the floors name, asked anew whenever it comes to be shown. */
export function useTableUses(scenario_id: string) {
  return trpc.encounters.tableUses.useQuery({ scenario_id }, { staleTime: 0 });
}
