import type { Knex } from 'knex';

/** The languages that an author writes a scenario in: `both`, `ja` or `en`. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('scenarios', 'languages')) return;
  await knex.schema.alterTable('scenarios', (table) => {
    table.string('languages', 8).notNullable().defaultTo('both');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => {
    table.dropColumn('languages');
  });
}
