import type { Knex } from 'knex';

/** Raised by whoever holds an account: a cluster of MySQL servers knows nothing of a row that was read for update, but of one that was written. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('accounts', 'counter')) return;
  await knex.schema.alterTable('accounts', (table) => {
    table.bigInteger('counter').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => table.dropColumn('counter'));
}
