import { Model } from 'objection';

export class Floor extends Model {
  static override tableName = 'floors';
  static override idColumn = ['scenario_id', 'number'];
  declare scenario_id: string;
  declare number: number;
  /** JSON of the fields of `floorMap`. */
  declare settings: string;
  declare grid: Buffer | null;
  declare revision: number;
  declare created_at: number;
  declare updated_at: number;
}
