import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('platform_identities')) return;
  await knex.schema.createTable('platform_identities', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // SHA-256 of issuer and subject, so that the platform's own number of a player is not kept here.
    table.string('id', 64).primary();
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.index(['account_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('platform_identities');
}
