import type { Knex } from 'knex';
import * as z from 'zod';
import { blankOf, isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { moveMarks } from '#server/content/problemMarks.ts';
import { keepMoves, type Moves } from '#server/content/recordMoves.ts';
import { readRecords, storeRecords } from '#server/content/recordStore.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { carriedSchema, carryReferences } from './carryReferences.ts';
import { countOf, numberSchema } from './recordSchemas.ts';

/**
 * Gives records other numbers and updates every reference, completely or not at all. Moving onto a record that stays is refused. A dry run
 * answers the same and writes nothing.
 * @throws RequestError 422 on `moves`
 */
export function renumberRecords(resource: Resource) {
  const move = z.strictObject({ from: numberSchema(resource), to: numberSchema(resource) });
  return keyedProcedure(resource.needs)
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        moves: z.array(move).min(1).max(countOf(resource)).refine(isOneToOne, { error: 'moves_doubled' }),
        dry_run: z.boolean().default(false),
      }),
    )
    .output(dataAnswer(z.strictObject({ moved: z.int(), changes: z.array(carriedSchema) })))
    .mutation(async (call) => {
      const { scenario_id, moves: given, dry_run } = call.input;
      const moves = new Map(given.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]));
      // A repeated call would move the moved records again, so it counts once.
      const data = await writeOnce(call, async (trx) => {
        const revision = dry_run ? undefined : await takeRevision(trx, scenario_id);
        const changes = await carryReferences(trx, scenario_id, revision, resource.name, moves);
        await moveRecords(trx, resource, scenario_id, revision, moves);
        if (revision !== undefined) {
          await keepMoves(trx, scenario_id, resource.name, revision, moves);
          await moveMarks(trx, scenario_id, resource.name, moves);
        }
        return { moved: moves.size, changes };
      });
      return { data };
    });
}

const isOneToOne = (moves: readonly { from: number; to: number }[]): boolean =>
  [moves.map(({ from }) => from), moves.map(({ to }) => to)].every((side) => new Set(side).size === side.length);

/** Moves records. A number that is left and not taken by another record becomes blank. */
async function moveRecords(
  trx: Knex.Transaction,
  resource: Resource,
  scenarioId: string,
  revision: number | undefined,
  moves: Moves,
): Promise<void> {
  const numbers = [...new Set([...moves].flat())];
  const present = await readRecords(trx, resource, scenarioId, numbers);
  const byNumber = new Map(present.map(({ number, data }) => [number, data]));
  for (const to of moves.values()) {
    const there = byNumber.get(to);
    if (there && !moves.has(to) && !isBlank(resource, there, to))
      throw fieldError('moves', 'moves_onto_others', { number: to });
  }
  if (revision === undefined || numbers.length === 0) return;
  const sources = new Map([...moves].map(([from, to]) => [to, from]));
  const moved = numbers.map((number) => {
    const source = sources.get(number);
    return (source === undefined ? undefined : byNumber.get(source)) ?? blankOf(resource, number);
  });
  await storeRecords(trx, resource, scenarioId, revision, numbers, moved);
}
