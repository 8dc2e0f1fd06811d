import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('accounts')) return;
  await knex.schema.createTable('accounts', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('username', 64).notNullable();
    table.string('username_key', 64).notNullable().unique();
    table.string('name', 128).notNullable();
    table.string('email', 320).notNullable();
    table.string('email_key', 320).notNullable().unique();
    table.string('password_hash', 255).notNullable();
    table.string('language', 8).notNullable();
    table.boolean('is_verified').notNullable();
    table.boolean('is_admin').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('accounts');
}
