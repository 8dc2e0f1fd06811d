import type { Knex } from 'knex';
import * as z from 'zod';
import { FLAG_ACCESS, type FlagAccess } from '#domain/catalogs/flagAccess.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Reference } from '#domain/resource/references.ts';
import { labelSchema } from '#server/trpc/answer.ts';
import { type Holder, REFERENCE_HOLDERS } from './referenceHolders.ts';

/** A place that names a record, with the names of the record that contains it and of the leaf. */
export const placeSchema = z.strictObject({
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  number: z.int(),
  name: labelSchema,
  path: z.string(),
  label: labelSchema,
});
type Place = z.infer<typeof placeSchema>;

/**
 * `used`: the requested record that it names. `without`: the number that it would name without that record; the first one of the kind if it
 * must name one. `access`: its access to a flag.
 */
export const useSchema = placeSchema.extend({
  used: z.int(),
  without: z.int(),
  access: z.enum(Object.keys(FLAG_ACCESS) as FlagAccess[]).optional(),
});
export type Use = z.infer<typeof useSchema>;

export const placeOf = (
  kind: RecordKindName,
  { number, name }: Omit<Holder<unknown>, 'content'>,
  { path, label }: Reference,
): Place => ({ kind, number, name, path, label });

/** Finds every place in a scenario that names one of some records of a kind; places within these records do not count. */
export async function findUses(
  database: Knex,
  scenarioId: string,
  kind: RecordKindName,
  numbers: readonly number[],
): Promise<Use[]> {
  const { none } = RECORD_KINDS[kind];
  const sought = new Map(numbers.map((number) => [number, none]));
  const uses: Use[] = [];
  for (const holders of REFERENCE_HOLDERS) {
    if (!holders.mayName(kind)) continue;
    for (const holder of await holders.read(database, scenarioId)) {
      if (holders.kind === kind && sought.has(holder.number)) continue;
      const references = holders.references(holder.content, kind);
      if (!references.some(({ number }) => sought.has(number))) continue;
      const without = holders.references(holders.renumbered(holder.content, kind, sought), kind);
      for (const [index, one] of references.entries()) {
        if (!sought.has(one.number)) continue;
        const place = placeOf(holders.kind, holder, one);
        uses.push({ ...place, used: one.number, without: without[index]?.number ?? none, access: one.access });
      }
    }
  }
  return uses;
}
