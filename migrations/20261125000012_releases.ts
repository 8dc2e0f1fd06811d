import type { Knex } from 'knex';

/** Frozen documents of scenarios, as readers have them. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('releases')) return;
  await knex.schema.createTable('releases', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    // From 1; 0 is what is shown of a work in development.
    table.integer('number').notNullable();
    // The scenario's counter when it was frozen.
    table.bigInteger('sequence').notNullable();
    // Size of the unpacked document, the document itself, gzip, and the SHA-256 of these bytes.
    table.integer('size').notNullable();
    table.specificType('document', 'longblob').notNullable();
    table.string('document_hash', 64).notNullable();
    // JSON: what readers are told of it, and its floors as pictures.
    table.text('facts', 'longtext').notNullable();
    table.text('floors', 'longtext').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['scenario_id', 'number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('releases');
}
