import { useCallback, useSyncExternalStore } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { useRecordDesks } from '#client/resource/useRecordDesk.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';

/** A floor of the check sheet with its places, and a place with who is met there. */
export type FloorSheet = RouterOutputs['encounters']['checkSheet']['data'][number];
export type PlaceSheet = FloorSheet['places'][number];

/** What the check sheet is made of. */
export const CHECKED_KINDS = [monster, encounterSetting];

/** Who is met where, asked anew when it comes to be shown and after each save of what it is made of. */
export function useCheckSheet(scenarioId: string) {
  const isSettled = useSettledRecords(scenarioId);
  return trpc.encounters.checkSheet.useQuery({ scenario_id: scenarioId }, { enabled: isSettled, staleTime: 0 });
}

/** Monsters that stand in no table, asked for as the check sheet is. */
export function useUnselectedMonsters(scenarioId: string) {
  const isSettled = useSettledRecords(scenarioId);
  return trpc.encounters.unselected.useQuery({ scenario_id: scenarioId }, { enabled: isSettled, staleTime: 0 });
}

/** Whether the server has what was edited of monsters and tables, or cannot have it now. */
export function useSettledRecords(scenarioId: string): boolean {
  const [monsters, tables] = useRecordDesks(CHECKED_KINDS, scenarioId);
  const subscribe = useCallback(
    (listener: () => void) => {
      const releases = [monsters, tables].map((desk) => desk?.subscribe(listener));
      return () => {
        for (const release of releases) release?.();
      };
    },
    [monsters, tables],
  );
  return useSyncExternalStore(subscribe, () =>
    [monsters, tables].every((desk) => desk !== undefined && desk.saveState.kind !== 'saving'),
  );
}
