import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('saved_maps')) return;
  await knex.schema.createTable('saved_maps', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.string('name', 100).notNullable();
    // The floor that it was saved from.
    table.integer('floor_number').notNullable();
    // JSON of the fields of a floor.
    table.text('settings', 'longtext').notNullable();
    // Packed.
    table.specificType('grid', 'mediumblob').notNullable();
    // The scenario's counter when it was saved: the order that the clock cannot disturb.
    table.bigInteger('sequence').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['scenario_id', 'sequence']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('saved_maps');
}
