import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('notification_reads')) return;
  await knex.schema.createTable('notification_reads', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('notification_id', 32).notNullable().references('id').inTable('notifications').onDelete('CASCADE');
    table.bigInteger('read_at').notNullable();
    table.primary(['account_id', 'notification_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('notification_reads');
}
