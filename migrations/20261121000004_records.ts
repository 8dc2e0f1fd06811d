import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('records')) return;
  await knex.schema.createTable('records', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.string('kind', 64).notNullable();
    table.integer('number').notNullable();
    table.text('data', 'longtext').notNullable();
    table.bigInteger('revision').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['scenario_id', 'kind', 'number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('records');
}
