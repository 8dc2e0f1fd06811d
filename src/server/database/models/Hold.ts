import { Model } from 'objection';
import type { HoldCause, HoldSubject } from '#domain/catalogs/holds.ts';

/** What an operator has stopped of a scenario. */
export class Hold extends Model {
  static override tableName = 'holds';
  static override idColumn = ['scenario_id', 'subject'];
  declare scenario_id: string;
  declare subject: HoldSubject;
  declare cause: HoldCause;
  /** What its author is told; may be empty. */
  declare reason: string;
  /** JSON of the statuses and releases before, of a work; null of a sample. */
  declare before: string | null;
  declare created_at: number;
}
