import { Model } from 'objection';

export class Backup extends Model {
  static override tableName = 'backups';
  declare id: string;
  declare scenario_id: string;
  declare automatic: boolean | 0 | 1;
  declare name: string;
  declare note: string;
  declare sequence: number;
  /** Bytes of the unpacked document. */
  declare size: number;
  /** Bytes of the packed document. */
  declare packed_size: number;
  /** gzip of a ScenarioDocument. */
  declare document: Buffer;
  declare created_at: number;
}
