import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';
import type { Uses } from '#client/resource/rowFilter/rowFilters.ts';

type Answers = RouterOutputs['encounters'];
/** A floor of the check sheet with its places and battles, and the monsters of one of them. */
export type FloorCheck = Answers['checkSheet']['data'][number];
export type PlaceCheck = FloorCheck['places'][number];
export type BattleCheck = FloorCheck['battles'][number];
export type MetThere = PlaceCheck['odds'][number];
/** A written floor with the encounter tables in its appearance slots. */
export type FloorSlots = Answers['tableUses']['data'][number];

/** The derived encounters are refetched after each write of what they derive from (api/refreshDerived.ts). */
const keyOf = (call: keyof Answers, input: object) => [['encounters', call], input];

/** Returns the odds of the monsters, floor by floor. */
export function useCheckSheet(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('checkSheet', input), () => trpcClient.encounters.checkSheet.query(input));
}

/** Returns the monsters that are in no table. */
export function useUnselectedMonsters(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('unselected', input), () => trpcClient.encounters.unselected.query(input));
}

/** Returns the encounter tables that the floors use. */
export function useTableUses(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('tableUses', input), () => trpcClient.encounters.tableUses.query(input));
}

/** Returns the tables that floors use; null while the floors are not known. */
export const usedTables = (floors: readonly FloorSlots[] | undefined): Uses | null =>
  floors ? new Map(floors.flatMap(({ slots }) => slots.map(({ table }) => [table, []]))) : null;

/** Returns every way to meet a monster. */
export function useWhereMet(scenario_id: string, number: number) {
  const input = { scenario_id, number };
  return useSettledQuery(keyOf('whereMonsterIsMet', input), () => trpcClient.encounters.whereMonsterIsMet.query(input));
}
