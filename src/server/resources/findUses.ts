import type { Knex } from 'knex';
import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Reference } from '#domain/resource/references.ts';
import { labelSchema } from '#server/trpc/answer.ts';
import { type Holder, REFERENCE_HOLDERS } from './referenceHolders.ts';

/** A place that names a record, and what it and the leaf in it are called. */
export const placeSchema = z.strictObject({
  kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
  number: z.int(),
  name: labelSchema,
  path: z.string(),
  label: labelSchema,
});
type Place = z.infer<typeof placeSchema>;

/** `used`: which of the asked records it names. */
export const useSchema = placeSchema.extend({ used: z.int() });
export type Use = z.infer<typeof useSchema>;

export const placeOf = (
  kind: RecordKindName,
  { number, name }: Omit<Holder<unknown>, 'content'>,
  { path, label }: Reference,
): Place => ({ kind, number, name, path, label });

/** Every place in a scenario that names one of some records of a kind; places within these do not count. */
export async function findUses(
  database: Knex,
  scenarioId: string,
  kind: RecordKindName,
  numbers: readonly number[],
): Promise<Use[]> {
  const sought = new Set(numbers);
  const uses: Use[] = [];
  for (const holders of REFERENCE_HOLDERS) {
    if (!holders.mayName(kind)) continue;
    for (const holder of await holders.read(database, scenarioId)) {
      if (holders.kind === kind && sought.has(holder.number)) continue;
      const found = holders.references(holder.content, kind).filter(({ number }) => sought.has(number));
      uses.push(...found.map((one) => ({ ...placeOf(holders.kind, holder, one), used: one.number })));
    }
  }
  return uses;
}
