import type { Knex } from 'knex';

/** From whom a report came, as a hash; null of those from before. Each sender has a share of the reports of a work. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('fault_reports', 'sender')) return;
  await knex.schema.alterTable('fault_reports', (table) => {
    table.string('sender', 64).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('fault_reports', 'sender'))
    await knex.schema.alterTable('fault_reports', (table) => {
      table.dropColumn('sender');
    });
}
