import type { Knex } from 'knex';
import { BANNED_WORDS } from '../seeds/bannedWords.ts';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('banned_words'))) {
    await knex.schema.createTable('banned_words', (table) => {
      if (knex.client.config.client === 'mysql2') {
        table.charset('utf8mb4');
        table.collate('utf8mb4_bin');
      }
      // The word folded, as it is compared.
      table.string('word_key', 50).primary();
      table.string('word', 50).notNullable();
      table.bigInteger('created_at').notNullable();
    });
  }
  const created_at = Date.now();
  await knex('banned_words')
    .insert(BANNED_WORDS.map((word) => ({ word_key: word, word, created_at })))
    .onConflict('word_key')
    .ignore();
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('banned_words');
}
