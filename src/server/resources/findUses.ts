import type { Knex } from 'knex';
import * as z from 'zod';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { usesIn } from '#domain/resource/references.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { writtenRecords } from './recordStore.ts';

/** A place that names a record. */
export interface Use {
  readonly kind: RecordKindName;
  readonly number: number;
  /** Of the leaf that names it. */
  readonly path: string;
  /** Which of the asked records it names. */
  readonly used: number;
}

export const useSchema = z.strictObject({ kind: z.string(), number: z.int(), path: z.string(), used: z.int() });

/** Every place in a scenario's records that names one of some records of a kind; places within these do not count. */
export async function findUses(
  database: Knex,
  scenarioId: string,
  kind: RecordKindName,
  numbers: readonly number[],
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const resource of RESOURCES) {
    if (!resource.leaves.some(({ field }) => field.kind === 'reference' && field.to === kind)) continue;
    for (const { number, data } of await writtenRecords(database, resource, scenarioId)) {
      if (resource.name === kind && numbers.includes(number)) continue;
      for (const used of numbers) {
        for (const { path } of usesIn(resource, data, kind, used))
          uses.push({ kind: resource.name, number, path, used });
      }
    }
  }
  return uses;
}
