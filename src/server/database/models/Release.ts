import type { Knex } from 'knex';
import { Model } from 'objection';

/** A scenario as frozen for its readers. */
export class Release extends Model {
  static override tableName = 'releases';
  declare id: string;
  declare scenario_id: string;
  /** Counts from 1; `SHOWN_IN_DEVELOPMENT` is not a release. */
  declare number: number;
  /** The scenario's counter when it was frozen. */
  declare sequence: number;
  /** Bytes of the unpacked document. */
  declare size: number;
  /** gzip of a ScenarioDocument. */
  declare document: Buffer;
  /**
   * gzip of a ScenarioDocument with the parts for the author alone (`notesIn`); null in releases from before notes were stored separately.
   */
  declare notes: Buffer | null;
  /** SHA-256 of `document`, hexadecimal. */
  declare document_hash: string;
  /** JSON of `WorkFacts`. */
  declare facts: string;
  /** JSON of a list of `WorkView`; in releases from before there were views, of whole floors (`viewsIn`). */
  declare floors: string;
  declare created_at: number;
}

/** The release number of the document that is shown while a work is in development; there is at most one. */
export const SHOWN_IN_DEVELOPMENT = 0;

/** Queries the newest release of a scenario; there is none before the first. */
export const lastRelease = (database: Knex, scenarioId: string) =>
  Release.query(database)
    .where('scenario_id', scenarioId)
    .where('number', '>', SHOWN_IN_DEVELOPMENT)
    .orderBy('number', 'desc')
    .first();
