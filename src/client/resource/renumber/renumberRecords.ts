import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { carrySteps } from '#client/resource/useRecordDesk.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import type { Move } from './renumberMoves.ts';

export type CarriedMoves = RouterOutputs['records']['item']['renumber']['data'];

/** What would follow the records that move. @throws the client's error, with faults on `moves` */
export async function planMoves({ resource, scenarioId }: RecordDesk, moves: readonly Move[]): Promise<CarriedMoves> {
  await flushUnsaved();
  const input = { scenario_id: scenarioId, moves: [...moves], dry_run: true };
  return (await trpcClient.records[resource.name].renumber.mutate(input)).data;
}

/** Moves records, and reads anew whatever names them; the steps back and forth of this page speak of the new numbers then. */
export async function renumberRecords(
  { resource, scenarioId }: RecordDesk,
  moves: readonly Move[],
): Promise<CarriedMoves> {
  await flushUnsaved();
  const input = { scenario_id: scenarioId, moves: [...moves] };
  const { data } = await trpcClient.records[resource.name].renumber.mutate(input);
  carrySteps(resource.name, new Map(moves.map(({ from, to }) => [from, to])));
  await queryClient.invalidateQueries();
  return data;
}
