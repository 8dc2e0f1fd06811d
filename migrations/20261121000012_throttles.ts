import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('throttles')) return;
  await knex.schema.createTable('throttles', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // SHA-256 of what is counted, so that neither addresses nor names are kept here.
    table.string('id', 64).primary();
    table.integer('tries').notNullable();
    table.bigInteger('blocked_until').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('throttles');
}
