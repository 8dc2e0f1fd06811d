import { Model } from 'objection';
import type { Language } from '#domain/text/languages.ts';

/** An author or admin. Times are milliseconds UTC, here and in every model. */
export class Account extends Model {
  static override tableName = 'accounts';
  declare id: string;
  declare username: string;
  /** `normalizeKey` of the username, which must be unique. */
  declare username_key: string;
  declare name: string;
  /** '' for an account that a game platform made and whose registration is not completed. */
  declare email: string;
  /** `normalizeKey` of the address once it is confirmed; null before, so that nobody can take an address by naming it. */
  declare email_key: string | null;
  /** The new address that is not confirmed yet. */
  declare pending_email: string | null;
  /** Id of the profile picture. */
  declare profile: string | null;
  /** '' for an account without a password, which logs in through a game platform. */
  declare password_hash: string;
  declare language: Language;
  declare is_verified: boolean | 0 | 1;
  declare is_admin: boolean | 0 | 1;
  /** Set by `npm run admin`: the account cannot log in, and requests of its sessions are refused. */
  declare is_disabled: boolean | 0 | 1;
  /** Raised by every transaction that locks the account (holdAccount). */
  declare counter: number;
  declare created_at: number;
  declare updated_at: number;
}
