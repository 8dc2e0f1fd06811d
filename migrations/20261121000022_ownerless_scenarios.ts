import type { Knex } from 'knex';

/** A scenario that was published stays when its account goes, and is nobody's then. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => table.setNullable('account_id'));
}

export async function down(knex: Knex): Promise<void> {
  await knex('scenarios').whereNull('account_id').delete();
  await knex.schema.alterTable('scenarios', (table) => table.dropNullable('account_id'));
}
