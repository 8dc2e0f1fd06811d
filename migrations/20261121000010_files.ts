import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('files')) return;
  await knex.schema.createTable('files', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // SHA-256 of the bytes, hexadecimal: the same picture is stored once.
    table.string('id', 64).primary();
    table.string('type', 64).notNullable();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.specificType('bytes', 'mediumblob').notNullable();
    table.bigInteger('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('files');
}
