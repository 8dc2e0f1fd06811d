import { Model } from 'objection';
import type { ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import type { FileType } from '#domain/scenario/scenarioCode.ts';

export class Scenario extends Model {
  static override tableName = 'scenarios';
  declare id: string;
  /** Its author; null once the account is deleted, of what was published before. */
  declare account_id: string | null;
  declare title_ja: string;
  declare title_en: string;
  declare author_name: string;
  /** Both titles, folded, for the list's search. */
  declare search_key: string;
  /** Given by provisional registration, unique. */
  declare scenario_code: string | null;
  /** How many digits the code has; null without one. */
  declare file_type: FileType | null;
  declare status: ScenarioStatus;
  declare status_platform: ScenarioStatus;
  declare status_console: ScenarioStatus;
  declare is_publishing: boolean | 0 | 1;
  /** The scenario's one counter: each write takes the next number as its revision (docs/domain.md, "Revisions"). */
  declare counter: number;
  declare revision: number;
  /** Revision of the last restore; edits made from older ones are set aside by the client. */
  declare restored_revision: number;
  declare created_at: number;
  declare updated_at: number;
  declare last_access_at: number;
  declare released_at: number | null;
  /** When its author put it into the archive; null of all others. */
  declare archived_at: number | null;
  /** The version of the privacy policy that its author agreed to for it, and when; null before. */
  declare policy_version: number | null;
  declare policy_agreed_at: number | null;
}
