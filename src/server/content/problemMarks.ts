import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { batches } from '#server/database/batches.ts';
import { ProblemMark } from '#server/database/models/ProblemMark.ts';
import type { Moves } from './recordMoves.ts';

/** A problem that an author has marked as meant, with the hash of what stood at its place then. */
export interface Mark {
  readonly rule: string;
  readonly kind: string;
  readonly number: number;
  readonly path: string;
  readonly content: string;
}

/** Maximum number of marks of one scenario. The oldest are forgotten first; most of those are of problems that are gone. */
const MOST_MARKS = 20_000;

const marksOf = (database: Knex, scenario_id: string) =>
  database<ProblemMark>(ProblemMark.tableName).where({ scenario_id });

/** Returns the problems of a scenario that were marked as meant; some may be gone, or stand at a place that has changed. */
export const readMarks = (database: Knex, scenario_id: string): Promise<Mark[]> =>
  marksOf(database, scenario_id).select('rule', 'kind', 'number', 'path', 'content');

/** Marks problems within a transaction that has taken a revision. A problem that is marked already gets the content of the new mark. */
export async function storeMarks(
  trx: Knex.Transaction,
  scenario_id: string,
  marks: readonly Mark[],
  now: number,
): Promise<void> {
  // One statement must not hold the same key twice.
  const rows = [...new Map(marks.map((mark) => [JSON.stringify({ ...mark, content: '' }), mark])).values()];
  for (const batch of batches(rows.map((mark) => ({ scenario_id, ...mark, created_at: now })))) {
    await trx(ProblemMark.tableName)
      .insert(batch)
      .onConflict(ProblemMark.idColumn as string[])
      .merge(['content', 'created_at']);
  }
  const newest = await marksOf(trx, scenario_id)
    .orderBy('created_at', 'desc')
    .offset(MOST_MARKS)
    .limit(1)
    .select('created_at');
  if (newest[0]) await marksOf(trx, scenario_id).where('created_at', '<=', newest[0].created_at).delete();
}

/** Takes marks back within a transaction that has taken a revision. */
export async function removeMarks(
  trx: Knex.Transaction,
  scenario_id: string,
  marks: readonly Omit<Mark, 'content'>[],
): Promise<void> {
  for (const { rule, kind, number, path } of marks)
    await marksOf(trx, scenario_id).where({ rule, kind, number, path }).delete();
}

/** Takes the marks of records along to their new numbers. Marks of a number that another record takes are forgotten. */
export async function moveMarks(
  trx: Knex.Transaction,
  scenario_id: string,
  kind: RecordKindName,
  moves: Moves,
): Promise<void> {
  const marks = await marksOf(trx, scenario_id).where({ kind });
  const touched = new Set([...moves].flat());
  const numbers = [...new Set(marks.map(({ number }) => number))].filter((number) => touched.has(number));
  for (const batch of batches(numbers))
    await marksOf(trx, scenario_id).where({ kind }).whereIn('number', batch).delete();
  const moved = marks.flatMap((mark) => {
    const number = moves.get(mark.number);
    return number === undefined ? [] : [{ ...mark, number }];
  });
  for (const batch of batches(moved)) await trx(ProblemMark.tableName).insert(batch);
}

/** Gives a copy of a scenario the marks of the original, within the transaction that made it. */
export async function copyMarks(trx: Knex.Transaction, from: string, to: string): Promise<void> {
  const marks = await marksOf(trx, from);
  for (const batch of batches(marks)) {
    await trx(ProblemMark.tableName).insert(batch.map((mark) => ({ ...mark, scenario_id: to })));
  }
}
