import { Model } from 'objection';

/** A problem of the check list that an author marked as meant. It holds while `content` is the hash of what stands at its place. */
export class ProblemMark extends Model {
  static override tableName = 'problem_marks';
  static override idColumn = ['scenario_id', 'kind', 'number', 'rule', 'path'];
  declare scenario_id: string;
  declare rule: string;
  declare kind: string;
  declare number: number;
  /** The path of the leaf, field or cell value; empty for the whole record. */
  declare path: string;
  declare content: string;
  declare created_at: number;
}
