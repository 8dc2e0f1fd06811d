import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('scenarios')) return;
  await knex.schema.createTable('scenarios', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('title_ja', 255).notNullable();
    table.string('title_en', 255).notNullable();
    table.string('author_name', 255).notNullable();
    table.text('search_key').notNullable();
    table.string('scenario_code', 64).nullable();
    table.string('status', 32).notNullable();
    table.string('status_platform', 32).notNullable();
    table.string('status_console', 32).notNullable();
    table.boolean('is_publishing').notNullable();
    table.bigInteger('counter').notNullable();
    table.bigInteger('revision').notNullable();
    table.bigInteger('restored_revision').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('last_access_at').notNullable();
    table.bigInteger('released_at').nullable();
    table.index(['account_id', 'last_access_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('scenarios');
}
