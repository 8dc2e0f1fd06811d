import { Model } from 'objection';

export class Notification extends Model {
  static override tableName = 'notifications';
  declare id: string;
  /** The recipient; null for everybody. */
  declare account_id: string | null;
  declare kind: 'notice' | 'release' | 'stop' | 'sync' | 'stop_sharing' | 'fault_report';
  declare message_ja: string;
  declare message_en: string;
  /** Path of a page of the site with more information. */
  declare link: string | null;
  /** The scenario that it is about; null for a notice of the operators. */
  declare subject_id: string | null;
  /** Number of times that the event has happened since the recipient last saw the notice. */
  declare count: number;
  declare created_at: number;
}
