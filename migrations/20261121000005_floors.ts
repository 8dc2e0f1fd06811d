import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('floors')) return;
  await knex.schema.createTable('floors', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.text('settings', 'longtext').notNullable();
    // Packed (src/domain/map/packGrid.ts); null while nothing is painted.
    table.specificType('grid', 'mediumblob').nullable();
    table.bigInteger('revision').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['scenario_id', 'number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('floors');
}
