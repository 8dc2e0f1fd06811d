import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('notifications')) return;
  await knex.schema.createTable('notifications', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    // Null: for everybody.
    table.string('account_id', 32).nullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('kind', 20).notNullable();
    table.text('message_ja').notNullable();
    table.text('message_en').notNullable();
    table.string('link', 255).nullable();
    table.bigInteger('created_at').notNullable();
    table.index(['account_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('notifications');
}
