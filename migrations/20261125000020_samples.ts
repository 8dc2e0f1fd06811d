import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('samples')) return;
  await knex.schema.createTable('samples', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    // A scenario is shared once.
    table.string('scenario_id', 32).notNullable().unique().references('id').inTable('scenarios').onDelete('CASCADE');
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('title_ja', 100).notNullable();
    table.string('title_en', 100).notNullable();
    table.string('author_name', 100).notNullable();
    table.string('comment', 400).notNullable();
    table.text('search_key').notNullable();
    // Raised when it is synced or its comment changes.
    table.integer('revision').notNullable();
    // When the scenario was changed last before it was shared as it is here.
    table.bigInteger('scenario_updated_at').notNullable();
    // What is in it, counted when it was shared.
    table.integer('floors').notNullable();
    table.integer('records').notNullable();
    // Size of the unpacked document, of the packed one, and that itself, gzip.
    table.integer('size').notNullable();
    table.integer('packed_size').notNullable();
    table.specificType('document', 'longblob').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('synced_at').notNullable();
    table.index(['account_id']);
    table.index(['synced_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('samples');
}
