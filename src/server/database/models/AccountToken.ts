import { Model } from 'objection';

/** The action that a token sent by mail allows. */
export type TokenPurpose = 'registration' | 'email_change' | 'password_reset';

export class AccountToken extends Model {
  static override tableName = 'account_tokens';
  static override idColumn = 'token_hash';
  /** SHA-256 of the token, hexadecimal; the token itself is only in the mail. */
  declare token_hash: string;
  declare account_id: string;
  declare purpose: TokenPurpose;
  /** The address that the token was sent to. */
  declare email: string;
  declare created_at: number;
  declare expires_at: number;
}
