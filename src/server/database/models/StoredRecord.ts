import { Model } from 'objection';

/** The `data` of a cleared record: its row stays because of its revision. */
export const BLANK_DATA = '{}';

/** One record of any kind that is declared as a resource; a missing row is the blank record. */
export class StoredRecord extends Model {
  static override tableName = 'records';
  static override idColumn = ['scenario_id', 'kind', 'number'];
  declare scenario_id: string;
  declare kind: string;
  declare number: number;
  /** JSON of the kind's fields. */
  declare data: string;
  declare revision: number;
  declare updated_at: number;
}
