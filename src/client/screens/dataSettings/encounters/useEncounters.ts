import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';

type Answers = RouterOutputs['encounters'];
/** A floor of the check sheet with its places and battles, and who is met in one of them. */
export type FloorSheet = Answers['checkSheet']['data'][number];
export type PlaceSheet = FloorSheet['places'][number];
export type BattleSheet = FloorSheet['battles'][number];
export type MetThere = PlaceSheet['odds'][number];
/** A written floor with the encounter tables that its appearance slots name. */
export type FloorSlots = Answers['tableUses']['data'][number];

/** What encounters come to is asked anew after each write of whatever it is made of (api/refreshDerived.ts). */
const keyOf = (call: keyof Answers, input: object) => [['encounters', call], input];

/** Who is met where, floor by floor. */
export function useCheckSheet(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('checkSheet', input), () => trpcClient.encounters.checkSheet.query(input));
}

/** Monsters that stand in no table. */
export function useUnselectedMonsters(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('unselected', input), () => trpcClient.encounters.unselected.query(input));
}

/** Which encounter tables the floors name. */
export function useTableUses(scenario_id: string) {
  const input = { scenario_id };
  return useSettledQuery(keyOf('tableUses', input), () => trpcClient.encounters.tableUses.query(input));
}

/** Every way to meet a monster. */
export function useWhereMet(scenario_id: string, number: number) {
  const input = { scenario_id, number };
  return useSettledQuery(keyOf('whereMonsterIsMet', input), () => trpcClient.encounters.whereMonsterIsMet.query(input));
}
