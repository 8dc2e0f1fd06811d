import { Model } from 'objection';

export class Session extends Model {
  static override tableName = 'sessions';
  static override idColumn = 'token_hash';
  /** SHA-256 of the token, hexadecimal; the token itself is not stored anywhere. */
  declare token_hash: string;
  declare account_id: string;
  declare created_at: number;
  declare last_seen_at: number;
  declare expires_at: number;
  /** Browser and network address that it was opened from, truncated. */
  declare user_agent: string;
  declare address: string;
}
