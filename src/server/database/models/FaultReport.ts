import { Model } from 'objection';

/** A reader's report of a fault in a work. */
export class FaultReport extends Model {
  static override tableName = 'fault_reports';
  declare id: string;
  declare scenario_id: string;
  /** A hash of the network and the work; null for older reports. */
  declare sender: string | null;
  declare message: string;
  /** The released file and the game that was played in it, as gzip of a `Journal`; null if it cannot be played again. */
  declare release_id: string | null;
  declare journal: Buffer | null;
  declare created_at: number;
}
