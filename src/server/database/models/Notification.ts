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
  /** The scenario that it is about; null of a notice of the operators. */
  declare subject_id: string | null;
  /** How often it has happened since its reader last saw it. */
  declare count: number;
  declare created_at: number;
}
