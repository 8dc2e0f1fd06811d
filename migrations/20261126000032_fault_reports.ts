import type { Knex } from 'knex';

/** What readers wrote to authors of faults that they met in works. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('fault_reports')) return;
  await knex.schema.createTable('fault_reports', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.text('message').notNullable();
    // The release that was played, and gzip of the journal's JSON; null where the game cannot be played again.
    table.string('release_id', 32).nullable();
    table.specificType('journal', 'mediumblob').nullable();
    table.bigInteger('created_at').notNullable();
    table.index(['scenario_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('fault_reports');
}
