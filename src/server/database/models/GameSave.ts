import { Model } from 'objection';

/** A saved game of a work, written by one of its players. */
export class GameSave extends Model {
  static override tableName = 'game_saves';
  static override idColumn = ['account_id', 'save_key', 'slot'];
  declare account_id: string;
  declare save_key: string;
  declare slot: number;
  /** 1 when the slot is first written, one more with every write. */
  declare revision: number;
  declare saved_at: number;
  /** JSON of `SaveSummary`. */
  declare told: string;
  /** gzip of the JSON of a `Save`. */
  declare save: Buffer;
}
