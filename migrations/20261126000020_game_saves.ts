import type { Knex } from 'knex';

/** The saves of games of works, of those who have an account. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('game_saves')) return;
  await knex.schema.createTable('game_saves', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('account_id', 32).notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    // The work: its saves stay when it goes.
    table.string('save_key', 64).notNullable();
    table.integer('slot').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('saved_at').notNullable();
    // JSON of what lists tell of it.
    table.text('told').notNullable();
    // gzip of its JSON.
    table.specificType('save', 'mediumblob').notNullable();
    table.primary(['account_id', 'save_key', 'slot']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('game_saves');
}
