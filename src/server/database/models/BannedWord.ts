import { Model } from 'objection';

export class BannedWord extends Model {
  static override tableName = 'banned_words';
  static override idColumn = 'word_key';
  /** `normalizeKey` of the word, which must be unique. */
  declare word_key: string;
  /** The word as it was given. */
  declare word: string;
  declare created_at: number;
}
