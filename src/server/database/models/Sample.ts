import { Model } from 'objection';

/** A scenario as shared by its author: frozen until it is synced. */
export class Sample extends Model {
  static override tableName = 'samples';
  declare id: string;
  declare scenario_id: string;
  /** The account that shares it. */
  declare account_id: string;
  declare title_ja: string;
  declare title_en: string;
  declare author_name: string;
  declare comment: string;
  /** Titles, author and comment, folded, for the list's search. */
  declare search_key: string;
  /** Raised when the sample is synced or its comment changes. */
  declare revision: number;
  /** The time of the last change of the scenario before this state of it was shared. */
  declare scenario_updated_at: number;
  /** Numbers of painted floors and written records. */
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
