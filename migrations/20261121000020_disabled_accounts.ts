import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('accounts', 'is_disabled')) return;
  await knex.schema.alterTable('accounts', (table) => {
    table.boolean('is_disabled').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => table.dropColumn('is_disabled'));
}
