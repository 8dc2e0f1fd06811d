import type { Knex } from 'knex';

/** What was published keeps its pictures when the account of its author goes: they are nobody's then. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('file_uses', (table) => table.setNullable('account_id'));
}

export async function down(knex: Knex): Promise<void> {
  await knex('file_uses').whereNull('account_id').delete();
  await knex.schema.alterTable('file_uses', (table) => table.dropNullable('account_id'));
}
