import { Model } from 'objection';

/** Why a file is kept; one that has no use is removed. */
export class FileUse extends Model {
  static override tableName = 'file_uses';
  static override idColumn = ['file_id', 'purpose', 'user_id'];
  declare file_id: string;
  /** `upload`: sent, and not put to any use yet; `thumbnail`: of a floor. */
  declare purpose: 'upload' | 'profile' | 'thumbnail';
  /** Id of what uses it. */
  declare user_id: string;
  /** Whose it is. */
  declare account_id: string;
  declare created_at: number;
}
