import type { Knex } from 'knex';
import { expect } from 'vitest';
import { GRAMS_TABLE, relistAll } from '#server/lists/listGrams.ts';

/** Checks the search index of the lists against their entries: whoever wrote an entry has written its grams, and none are left over. */
export async function expectGrams(database: Knex): Promise<void> {
  const read = async (from: Knex): Promise<string[]> =>
    (await from(GRAMS_TABLE).select()).map((row) => JSON.stringify(row));
  const kept = await read(database);
  const trx = await database.transaction();
  await relistAll(trx);
  const made = await read(trx);
  await trx.rollback();
  expect(kept.sort()).toEqual(made.sort());
}
