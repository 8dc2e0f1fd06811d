import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** A work in development without a code was found under the id of its scenario: it gets an address that tells nothing. */
export async function up(knex: Knex): Promise<void> {
  const rows = await knex('works').whereRaw('?? = ??', ['address', 'scenario_id']).select('scenario_id');
  for (const { scenario_id } of rows) {
    await knex('works')
      .where({ scenario_id })
      .update({ address: randomBytes(8).toString('hex') });
  }
}

/** The addresses stay: nothing depends on what they were. */
export async function down(): Promise<void> {}
