import { Model } from 'objection';

/** A scenario as its author shares it: frozen until it is synced. */
export class Sample extends Model {
  static override tableName = 'samples';
  declare id: string;
  declare scenario_id: string;
  /** Who shares it. */
  declare account_id: string;
  declare title_ja: string;
  declare title_en: string;
  declare author_name: string;
  declare comment: string;
  /** Titles, author and comment, folded, for the list's search. */
  declare search_key: string;
  /** Raised when it is synced or its comment changes. */
  declare revision: number;
  /** When the scenario was changed last before it was shared as it is here. */
  declare scenario_updated_at: number;
  /** Painted floors and written records. */
  declare floors: number;
  declare records: number;
  /** Bytes of the unpacked document. */
  declare size: number;
  declare packed_size: number;
  /** gzip of a ScenarioDocument. */
  declare document: Buffer;
  declare created_at: number;
  declare updated_at: number;
  declare synced_at: number;
}
