import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('file_uses')) return;
  await knex.schema.createTable('file_uses', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('file_id', 64).notNullable().references('id').inTable('files');
    table.string('purpose', 32).notNullable();
    // Id of what uses the file: for a profile picture the account.
    table.string('user_id', 64).notNullable();
    // Whose file it is; with the account all its uses go.
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.primary(['file_id', 'purpose', 'user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('file_uses');
}
