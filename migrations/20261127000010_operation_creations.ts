import type { Knex } from 'knex';

/** Whether an operation has made something, so that a retry is answered with the same status. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('operations', 'is_creation')) return;
  await knex.schema.alterTable('operations', (table) => {
    table.boolean('is_creation').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('operations', (table) => table.dropColumn('is_creation'));
}
