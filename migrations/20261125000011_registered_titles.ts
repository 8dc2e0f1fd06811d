import type { Knex } from 'knex';

/** Titles of works that have a code: each is one work's alone. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('registered_titles')) return;
  await knex.schema.createTable('registered_titles', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // SHA-256 of the folded title, hexadecimal: folded, a title may be longer than a key can be.
    table.string('title_hash', 64).primary();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.index(['scenario_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('registered_titles');
}
