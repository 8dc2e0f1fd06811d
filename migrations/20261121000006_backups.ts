import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('backups')) return;
  await knex.schema.createTable('backups', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.boolean('automatic').notNullable();
    table.string('note', 255).notNullable();
    // The scenario's counter when it was taken: the order of backups that the clock cannot disturb.
    table.bigInteger('sequence').notNullable();
    // Size of the unpacked document and the document itself, gzip.
    table.integer('size').notNullable();
    table.specificType('document', 'longblob').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['scenario_id', 'automatic', 'sequence']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('backups');
}
