import { Model } from 'objection';

/** Records of one kind that were given other numbers in one go. */
export class RecordMove extends Model {
  static override tableName = 'record_moves';
  static override idColumn = ['scenario_id', 'revision'];
  declare scenario_id: string;
  /** The scenario's counter then. */
  declare revision: number;
  declare kind: string;
  /** JSON: [from, to] of each. */
  declare moves: string;
}
