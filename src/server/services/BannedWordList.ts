import type { Knex } from 'knex';
import { type BannedPlace, bannedWordFinder } from '#domain/text/bannedWords.ts';
import { BannedWord } from '#server/database/models/BannedWord.ts';

/** The time that the list is cached; other processes may change it. Milliseconds. */
const READ_AGAIN = 2000;

/** The result for one text: whether it contains banned words, which and where (docs/wire.md, "Checks of words"). */
export interface CheckedWord {
  readonly word: string;
  readonly banned: boolean;
  readonly places: BannedPlace[];
}

/** The banned words of the installation, ready to be found in any text. */
export class BannedWordList {
  readonly #database: Knex;
  readonly #now: () => number;
  #find = bannedWordFinder([]);
  #words: readonly string[] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Checks each text, in the given order. */
  async checkWords(words: readonly string[]): Promise<CheckedWord[]> {
    await this.#refresh();
    return words.map((word) => {
      const places = this.#find(word);
      return { word, banned: places.length > 0, places };
    });
  }

  /** Returns the words themselves, for a thread that searches for them. */
  async words(): Promise<readonly string[]> {
    await this.#refresh();
    return this.#words;
  }

  async #refresh(): Promise<void> {
    const now = this.#now();
    if (now < this.#readAt + READ_AGAIN) return;
    const rows = await this.#database<BannedWord>(BannedWord.tableName).orderBy('word_key').select('word');
    const words = rows.map(({ word }) => word);
    if (words.join('\n') !== this.#words.join('\n')) this.#find = bannedWordFinder(words);
    this.#words = words;
    this.#readAt = now;
  }
}
