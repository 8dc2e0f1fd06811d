import { Model } from 'objection';

/** What a token that was sent by mail allows. */
export type TokenPurpose = 'registration' | 'email_change' | 'password_reset';

export class AccountToken extends Model {
  static override tableName = 'account_tokens';
  static override idColumn = 'token_hash';
  /** SHA-256 of the token, hexadecimal; the token itself stands in the mail alone. */
  declare token_hash: string;
  declare account_id: string;
  declare purpose: TokenPurpose;
  /** The address that it was sent to. */
  declare email: string;
  declare created_at: number;
  declare expires_at: number;
}
