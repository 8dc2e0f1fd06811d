import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('known_addresses')) return;
  await knex.schema.createTable('known_addresses', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    // SHA-256 of the network address.
    table.string('address_hash', 64).notNullable();
    table.bigInteger('expires_at').notNullable();
    table.primary(['account_id', 'address_hash']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('known_addresses');
}
