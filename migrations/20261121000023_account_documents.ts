import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('account_documents')) return;
  await knex.schema.createTable('account_documents', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('name', 40).notNullable();
    // JSON.
    table.text('data', 'longtext').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['account_id', 'name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('account_documents');
}
