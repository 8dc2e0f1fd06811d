import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { useScenarioFloors } from '#client/floor/desk/useScenarioFloors.ts';
import { accountAtom } from '#client/page/account.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { EditedWorld, WORLD_KINDS } from './EditedWorld.ts';

/** One world for each open scenario. */
const worlds = new WeakMap<ScenarioFloors, EditedWorld>();

function worldOf(floors: ScenarioFloors, desks: readonly RecordDesk[]): EditedWorld {
  const world = worlds.get(floors) ?? new EditedWorld(floors, desks);
  worlds.set(floors, world);
  return world;
}

/**
 * Returns the world of a scenario with all its floors and records, once they are read; edits of others are read when the window gets the
 * focus again.
 */
export function useEditedWorld(scenarioId: string): {
  readonly world: EditedWorld | undefined;
  /** The query for the floors. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
} {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const floors = useScenarioFloors(accountId, scenarioId);
  const found = useRecordDesks(WORLD_KINDS, scenarioId);
  const list = trpc.floors.list.useQuery({ scenario_id: scenarioId });
  const written = list.data?.data.filter(({ grid, has_settings }) => grid !== null || has_settings);
  const opened = useQuery({
    queryKey: ['play floors', accountId, scenarioId, written?.map(({ number }) => number)],
    queryFn: () => Promise.all((written ?? []).map(({ number }) => floors.open(number))),
    enabled: written !== undefined,
    structuralSharing: false,
    // A floor that is drawn on for the first time joins the others; a running game goes on meanwhile.
    placeholderData: keepPreviousData,
  });
  const desks = found.filter((desk) => desk !== undefined);
  const isRead = opened.data !== undefined && desks.length === WORLD_KINDS.length;
  return { world: isRead ? worldOf(floors, desks) : undefined, query: list.isError ? list : opened };
}
