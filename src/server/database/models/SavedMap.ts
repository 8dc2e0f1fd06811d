import { Model } from 'objection';

/** A floor in the state in which its author saved it under a name. */
export class SavedMap extends Model {
  static override tableName = 'saved_maps';
  declare id: string;
  declare scenario_id: string;
  declare name: string;
  /** The number of the floor that it was saved from. */
  declare floor_number: number;
  /** JSON of the fields of `floorMap`. */
  declare settings: string;
  /** The packed grid. */
  declare grid: Buffer;
  declare sequence: number;
  declare created_at: number;
}
