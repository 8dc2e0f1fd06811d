import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('operations')) return;
  await knex.schema.createTable('operations', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // SHA-256 of account, key, procedure and input, hexadecimal.
    table.string('id', 64).primary();
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    // What was answered, as JSON; null while the operation is under way.
    table.text('answer', 'longtext').nullable();
    table.bigInteger('created_at').notNullable();
    table.index(['account_id', 'created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('operations');
}
