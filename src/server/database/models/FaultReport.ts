import { Model } from 'objection';

/** What a reader wrote of a fault in a work. */
export class FaultReport extends Model {
  static override tableName = 'fault_reports';
  declare id: string;
  declare scenario_id: string;
  /** A hash of the network and the work; null of reports from before. */
  declare sender: string | null;
  declare message: string;
  /** What was played, and how: gzip of a `Journal`; null if it cannot be played again. */
  declare release_id: string | null;
  declare journal: Buffer | null;
  declare created_at: number;
}
