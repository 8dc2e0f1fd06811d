import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('record_moves')) return;
  await knex.schema.createTable('record_moves', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    // The scenario's counter when they were made, as backups have it.
    table.bigInteger('revision').notNullable();
    table.string('kind', 40).notNullable();
    // JSON: [from, to] of each.
    table.text('moves', 'longtext').notNullable();
    table.primary(['scenario_id', 'revision']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('record_moves');
}
