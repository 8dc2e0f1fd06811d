import { Model } from 'objection';

/** Records of one kind that were renumbered in one step. */
export class RecordMove extends Model {
  static override tableName = 'record_moves';
  static override idColumn = ['scenario_id', 'revision'];
  declare scenario_id: string;
  /** The scenario's counter at that time. */
  declare revision: number;
  declare kind: string;
  /** JSON: a [from, to] for each record. */
  declare moves: string;
}
