import { Model } from 'objection';
import type { HoldCause, HoldSubject } from '#domain/catalogs/holds.ts';

/** A stop by an operator on a scenario. */
export class Hold extends Model {
  static override tableName = 'holds';
  static override idColumn = ['scenario_id', 'subject'];
  declare scenario_id: string;
  declare subject: HoldSubject;
  declare cause: HoldCause;
  /** The reason shown to the author; may be empty. */
  declare reason: string;
  /** For a work, JSON of its statuses and releases before the hold; null for a sample. */
  declare before: string | null;
  declare created_at: number;
}
