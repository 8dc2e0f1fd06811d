import { getDefaultStore } from 'jotai';
import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { accountAtom } from '#client/page/account.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { carryAll, type Renumbered } from '#client/saving/tieToPage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { carryStoredSteps } from './carryStoredSteps.ts';
import { dropStoredSteps } from './dropStoredSteps.ts';
import type { Move } from './renumberMoves.ts';

export type CarriedMoves = RouterOutputs['records']['item']['renumber']['data'];

/** Returns the references that would change with the moves, without making them. @throws the client's error, with faults on `moves` */
export async function planMoves({ resource, scenarioId }: RecordDesk, moves: readonly Move[]): Promise<CarriedMoves> {
  await flushUnsaved('all');
  const input = { scenario_id: scenarioId, moves: [...moves], dry_run: true };
  return (await trpcClient.records[resource.name].renumber.mutate(input)).data;
}

/** Moves records, reads everything that refers to them again, and updates the undo steps of this browser to the new numbers. */
export async function renumberRecords(
  { resource, scenarioId }: RecordDesk,
  moves: readonly Move[],
): Promise<CarriedMoves> {
  await flushUnsaved('all');
  const input = { scenario_id: scenarioId, moves: [...moves] };
  const { data } = await trpcClient.records[resource.name].renumber.mutate(input);
  await carrySteps(scenarioId, { kind: resource.name, moves: new Map(moves.map(({ from, to }) => [from, to])) });
  await queryClient.invalidateQueries();
  return data;
}

async function carrySteps(scenario_id: string, renumbered: Renumbered): Promise<void> {
  // Without an answer the floors count as blank, so events that a step holds only in part keep their old numbers.
  const listed = await trpcClient.floors.list.query({ scenario_id }).catch(() => ({ data: [] }));
  const grids = listed.data.flatMap(({ number, grid }) =>
    grid === null ? [] : [[number, unpackGrid(fromBase64(grid))] as const],
  );
  const owner = `${getDefaultStore().get(accountAtom)?.id}.${scenario_id}`;
  carryStoredSteps(webStorage('local'), owner, new Map(grids), renumbered);
  dropStoredSteps(webStorage('local'), owner, renumbered.kind);
  carryAll(renumbered);
}
