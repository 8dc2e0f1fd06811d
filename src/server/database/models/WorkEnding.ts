import { Model } from 'objection';

/** The number of times that readers reached an ending of a work. */
export class WorkEnding extends Model {
  static override tableName = 'work_endings';
  static override idColumn = ['scenario_id', 'ending'];
  declare scenario_id: string;
  /** The labyrinth that it completes, or `OUTSIDE_OF_LABYRINTHS`. */
  declare ending: number;
  declare reached: number;
}

export const OUTSIDE_OF_LABYRINTHS = -1;
