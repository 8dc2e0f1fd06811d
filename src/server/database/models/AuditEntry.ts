import { Model } from 'objection';

export class AuditEntry extends Model {
  static override tableName = 'audit_entries';
  declare id: string;
  declare created_at: number;
  declare actor: 'author' | 'admin' | 'command';
  /** Null for a command, and once the account is deleted. */
  declare account_id: string | null;
  declare action: string;
  declare subject_kind: string;
  declare subject_id: string;
  /** JSON. */
  declare details: string;
}
