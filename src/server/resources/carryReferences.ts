import type { Knex } from 'knex';
import * as z from 'zod';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { placeOf, placeSchema } from './findUses.ts';
import { type Holder, REFERENCE_HOLDERS } from './referenceHolders.ts';

/** A reference that is updated with the record that it names. */
export const carriedSchema = placeSchema.extend({ before: z.int(), after: z.int() });
export type Carried = z.infer<typeof carriedSchema>;

/**
 * Changes every reference to moved records of a kind, everywhere in the scenario, within a transaction that has taken `revision`. Returns
 * the changed references; with `revision` undefined nothing is written.
 */
export async function carryReferences(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number | undefined,
  kind: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Promise<Carried[]> {
  const changes: Carried[] = [];
  for (const holders of REFERENCE_HOLDERS) {
    if (!holders.mayName(kind)) continue;
    const moved: Holder<unknown>[] = [];
    for (const holder of await holders.read(trx, scenarioId)) {
      const content = holders.renumbered(holder.content, kind, moves);
      if (content === holder.content) continue;
      const led = holders.references(content, kind);
      const followed = holders.references(holder.content, kind).flatMap((reference, index) => {
        const { number: before } = reference;
        const after = led[index]?.number ?? before;
        return after === before ? [] : { ...placeOf(holders.kind, holder, reference), before, after };
      });
      if (followed.length > 0) moved.push({ ...holder, content });
      changes.push(...followed);
    }
    if (revision !== undefined && moved.length > 0) await holders.store(trx, scenarioId, revision, moved);
  }
  return changes;
}
