import { Model } from 'objection';
import type { ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import type { FileType } from '#domain/scenario/scenarioCode.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

export class Scenario extends Model {
  static override tableName = 'scenarios';
  declare id: string;
  /** Its author; for published content null once the account is deleted. */
  declare account_id: string | null;
  declare title_ja: string;
  declare title_en: string;
  declare author_name: string;
  declare languages: ScenarioLanguages;
  /** Both titles, folded, for the list's search. */
  declare search_key: string;
  /** Assigned by provisional registration, unique. */
  declare scenario_code: string | null;
  /** The number of digits of the code; null without one. */
  declare file_type: FileType | null;
  declare status: ScenarioStatus;
  declare status_platform: ScenarioStatus;
  declare status_console: ScenarioStatus;
  declare is_publishing: boolean | 0 | 1;
  /** The scenario's only counter: each write takes the next number as its revision (docs/domain.md, "Revisions"). */
  declare counter: number;
  declare revision: number;
  /** Revision of the last restore; edits made from older ones are set aside by the client. */
  declare restored_revision: number;
  declare created_at: number;
  declare updated_at: number;
  declare last_access_at: number;
  declare released_at: number | null;
  /** The time when its author moved it to the archive; null for all others. */
  declare archived_at: number | null;
  /** The version of the privacy policy that the author agreed to for this scenario, and the time; null before. */
  declare policy_version: number | null;
  declare policy_agreed_at: number | null;
}
