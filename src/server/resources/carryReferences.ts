import type { Knex } from 'knex';
import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { referencesOf, renumbered } from '#domain/resource/references.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { carryFloorTables } from './carryFloorTables.ts';
import { storeRecords, writtenRecords } from './recordStore.ts';

/** A reference that follows what it names. */
export const carriedSchema = z.strictObject({
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  number: z.int(),
  path: z.string(),
  before: z.int(),
  after: z.int(),
});
export type Carried = z.infer<typeof carriedSchema>;

/**
 * Leads every reference to records of a kind from one number to another, in all records of the scenario, within a transaction
 * that has taken `revision`. Gives what was changed; with `revision` undefined nothing is.
 */
export async function carryReferences(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number | undefined,
  kind: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Promise<Carried[]> {
  const changes: Carried[] = [];
  for (const resource of RESOURCES) {
    if (referencesOf(resource, kind).length === 0) continue;
    const written = await writtenRecords(trx, resource, scenarioId);
    const moved = written
      .map(({ number, data }) => ({ number, data, after: renumbered(resource, data, kind, moves) }))
      .filter(({ data, after }) => data !== after);
    changes.push(...moved.flatMap(({ number, data }) => carriedIn(resource, number, data, kind, moves)));
    if (revision === undefined || moved.length === 0) continue;
    const numbers = moved.map(({ number }) => number);
    await storeRecords(
      trx,
      resource,
      scenarioId,
      revision,
      numbers,
      moved.map(({ after }) => after),
    );
  }
  // Floors are no records, and name nothing but encounter tables.
  if (kind === 'encounter_setting') changes.push(...(await carryFloorTables(trx, scenarioId, revision, moves)));
  return changes;
}

function carriedIn(
  resource: Resource,
  number: number,
  record: object,
  kind: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Carried[] {
  return referencesOf(resource, kind).flatMap((leaf) => {
    const before = leafValue(record, leaf) as number;
    const after = moves.get(before);
    return after === undefined ? [] : [{ kind: resource.name, number, path: leaf.path, before, after }];
  });
}
