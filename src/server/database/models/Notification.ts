import { Model } from 'objection';

export class Notification extends Model {
  static override tableName = 'notifications';
  declare id: string;
  /** Whom it is for; null for everybody. */
  declare account_id: string | null;
  declare kind: 'notice' | 'release' | 'stop' | 'sync' | 'stop_sharing' | 'fault_report';
  declare message_ja: string;
  declare message_en: string;
  /** Path of the site that it leads to. */
  declare link: string | null;
  declare created_at: number;
}
