import type { Knex } from 'knex';
import type { Mailer } from '#server/mail/Mailer.ts';
import type { Config } from './config.ts';
import type { PageMarks } from './lists/PageMarks.ts';
import type { Metrics } from './metrics/Metrics.ts';
import type { BannedWordList } from './services/BannedWordList.ts';
import type { ContentCache } from './services/ContentCache.ts';
import type { DocumentPacker } from './services/DocumentPacker.ts';
import type { PasswordHasher } from './services/PasswordHasher.ts';
import type { PictureReader } from './services/PictureReader.ts';
import type { SessionStore } from './services/SessionStore.ts';
import type { Throttle } from './services/Throttle.ts';
import type { Uploads } from './services/Uploads.ts';
import type { Workers } from './Workers.ts';

/** The services of every operation, created once in app.ts. */
export interface Services {
  readonly config: Config;
  readonly database: Knex;
  readonly sessions: SessionStore;
  readonly passwords: PasswordHasher;
  readonly throttle: Pick<Throttle, 'take' | 'refuse' | 'forgive' | 'giveBack'>;
  /** undefined without a mail server; addresses are then accepted unconfirmed. */
  readonly mailer: Mailer | undefined;
  readonly pictures: PictureReader;
  readonly uploads: Uploads;
  readonly workers: Workers;
  readonly documents: DocumentPacker;
  readonly contents: ContentCache;
  readonly bannedWords: BannedWordList;
  /** Page starts in long lists. */
  readonly marks: PageMarks;
  /** The clock for everything that expires, in milliseconds. */
  readonly now: () => number;
  /** undefined unless figures are served (METRICS_PORT). */
  readonly metrics: Metrics | undefined;
}
