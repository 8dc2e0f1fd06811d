import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { RecordMove } from '#server/database/models/RecordMove.ts';
import { lastRelease } from '#server/database/models/Release.ts';

/** New record numbers by old ones. */
export type Moves = ReadonlyMap<number, number>;

/** Records of one kind that were renumbered, and the scenario's counter at that time. */
interface MadeMoves {
  readonly kind: RecordKindName;
  readonly revision: number;
  readonly moves: Moves;
}

/**
 * Stores renumberings, so that the history in older backups can be found and a release knows what has moved. Entries older than both are
 * removed.
 */
export async function keepMoves(
  trx: Knex.Transaction,
  scenario_id: string,
  kind: RecordKindName,
  revision: number,
  moves: Moves,
): Promise<void> {
  const backup = await Backup.query(trx).where({ scenario_id }).orderBy('sequence').first().select('sequence');
  const release = await lastRelease(trx, scenario_id).select('sequence');
  const known = [backup, release].flatMap((one) => (one ? [one.sequence] : []));
  const kept = RecordMove.query(trx).where({ scenario_id });
  await (known.length > 0 ? kept.where('revision', '<', Math.min(...known)) : kept).delete();
  if (known.length > 0 && moves.size > 0)
    await RecordMove.query(trx).insert({ scenario_id, kind, revision, moves: JSON.stringify([...moves]) });
}

/**
 * Forgets the moves since a backup that is restored, as its numbers are back. A backup made between the two is then read by its own
 * numbers.
 * @param sequence of the backup
 * @param kind the restored kind, if only one was restored
 */
export async function forgetMovesSince(
  trx: Knex.Transaction,
  scenario_id: string,
  sequence: number,
  kind?: RecordKindName,
): Promise<void> {
  await RecordMove.query(trx)
    .where({ scenario_id, ...(kind !== undefined && { kind }) })
    .where('revision', '>', sequence)
    .delete();
}

/** Returns all stored moves, newest first. */
export async function readMoves(database: Knex, scenario_id: string): Promise<MadeMoves[]> {
  const rows = await RecordMove.query(database).where({ scenario_id }).orderBy('revision', 'desc');
  return rows.map(({ kind, revision, moves }) => ({
    kind: kind as RecordKindName,
    revision,
    moves: new Map(JSON.parse(moves) as [number, number][]),
  }));
}

/**
 * Returns the number that a record had before some moves; undefined if another record had its number then and it did not exist yet.
 * @param made newest first
 */
export function numberBefore(made: readonly MadeMoves[], kind: RecordKindName, number: number): number | undefined {
  let then: number | undefined = number;
  for (const { moves } of made.filter((one) => one.kind === kind)) {
    const source = [...moves].find(([, to]) => to === then)?.[0];
    if (source === undefined && then !== undefined && moves.has(then)) return undefined;
    then = source ?? then;
  }
  return then;
}

/**
 * Returns a record from before some moves, with its references updated to the moved numbers.
 * @param made newest first
 */
export function afterMoves(resource: Resource, record: object, made: readonly MadeMoves[]): object {
  const followed = resource.leaves.flatMap((leaf) => {
    const { field } = leaf;
    if (field.kind !== 'reference') return [];
    const before = leafValue(record, leaf) as number;
    const after = made
      .toReversed()
      .reduce((number, { kind, moves }) => (kind === field.to ? (moves.get(number) ?? number) : number), before);
    return after === before ? [] : [[leaf, after] as const];
  });
  return followed.length > 0 ? withLeaves(record, followed) : record;
}
