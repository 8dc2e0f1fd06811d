import type { Knex } from 'knex';

/** When its author put a scenario that was released before into the archive; null of all others. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('scenarios', 'archived_at')) return;
  await knex.schema.alterTable('scenarios', (table) => {
    table.bigInteger('archived_at').nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => table.dropColumn('archived_at'));
}
