import type { Knex } from 'knex';
import { ADDED_BANNED_WORDS, FIRST_BANNED_WORDS } from '../seeds/bannedWords.ts';

/** The list that an installation begins with has grown. Only one that nobody has changed grows with it: any other is its operator's. */
export async function up(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    const rows: { word: string }[] = await trx('banned_words').select('word');
    const first: readonly string[] = FIRST_BANNED_WORDS;
    if (rows.length !== first.length || !rows.every(({ word }) => first.includes(word))) return;
    const created_at = Date.now();
    await trx('banned_words').insert(ADDED_BANNED_WORDS.map((word) => ({ word_key: word, word, created_at })));
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('banned_words')
    .whereIn('word_key', [...ADDED_BANNED_WORDS])
    .delete();
}
