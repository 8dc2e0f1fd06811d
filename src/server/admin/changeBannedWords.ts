import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { LONGEST_BANNED_WORD } from '#domain/text/bannedWords.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { BannedWord } from '#server/database/models/BannedWord.ts';
import { transaction } from '#server/database/transaction.ts';
import { AdminError } from './AdminError.ts';

/** Maximum number of words; more would slow down every server. */
const MOST_WORDS = 5000;

/** Returns the words of the list as they were given, sorted by their folded forms. */
export async function listBannedWords(database: Knex): Promise<string[]> {
  const rows = await BannedWord.query(database).orderBy('word_key');
  return rows.map(({ word }) => word);
}

/**
 * Adds words that are not on the list yet, all of them or none.
 * @returns how many were not on it
 * @throws AdminError if one of them cannot be a banned word, or the list would grow too long
 */
export async function addBannedWords(database: Knex, words: readonly string[]): Promise<number> {
  const created_at = Date.now();
  // Keep the first of two spellings of the same word.
  const given = new Map(words.toReversed().map((word) => [keyOf(word), word.trim()]));
  return transaction(database, async (trx) => {
    const present = new Set((await BannedWord.query(trx).select('word_key')).map(({ word_key }) => word_key));
    const rows = [...given]
      .filter(([word_key]) => !present.has(word_key))
      .map(([word_key, word]) => ({ word_key, word, created_at }));
    if (present.size + rows.length > MOST_WORDS) throw new AdminError(`The list holds at most ${MOST_WORDS} words.`);
    await trx.batchInsert(BannedWord.tableName, rows, 100);
    return rows.length;
  });
}

/** Adds the words of a text file: UTF-8, one per line; blank lines and lines that begin with # are skipped. */
export async function importBannedWords(database: Knex, file: string): Promise<number> {
  const bytes = await readFile(file).catch(({ code }) => {
    throw new AdminError(code === 'ENOENT' ? `There is no file "${file}".` : `The file "${file}" cannot be read.`);
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AdminError(`The file "${file}" is no text in UTF-8.`);
  }
  const words = text.split(/\r\n|\n|\r/).filter((line) => !/^\s*(#|$)/.test(line));
  return addBannedWords(database, words);
}

/** @throws AdminError if the word is not on the list */
export async function removeBannedWord(database: Knex, word: string): Promise<void> {
  const removed = await BannedWord.query(database).deleteById(keyOf(word));
  if (removed === 0) throw new AdminError(`"${word.trim()}" is not on the list of banned words.`);
}

/** @throws AdminError if the word is empty, too long, or holds control characters */
function keyOf(word: string): string {
  const key = normalizeKey(word);
  const refuse = (reason: string) => new AdminError(`"${word.trim().slice(0, 60)}" can be no banned word: ${reason}.`);
  if (key === '') throw refuse('it is empty');
  if (/\p{Cc}/u.test(key)) throw refuse('it holds a control character');
  if (Math.max(key.length, word.trim().length) > LONGEST_BANNED_WORD) {
    throw refuse(`it has more than ${LONGEST_BANNED_WORD} characters`);
  }
  return key;
}
