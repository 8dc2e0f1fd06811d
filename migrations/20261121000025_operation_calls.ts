import type { Knex } from 'knex';

/** What was asked for under a key, apart from the key, so that the same key with another call is noticed. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('operations', 'call_hash')) return;
  await knex.schema.alterTable('operations', (table) => {
    // SHA-256 of procedure and input, hexadecimal. `id` is that of account and key from here on.
    table.string('call_hash', 64).notNullable().defaultTo('');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('operations', (table) => {
    table.dropColumn('call_hash');
  });
}
