import { Model } from 'objection';

/** A reason to keep a file; a file without any is removed. */
export class FileUse extends Model {
  static override tableName = 'file_uses';
  static override idColumn = ['file_id', 'purpose', 'user_id'];
  declare file_id: string;
  /**
   * `upload`: waits to be used; `thumbnail`: of a floor; `record`, `backup` and `release`: of those of a scenario; `sample`: of a shared
   * one; `held_sample`: of one whose sharing ended with its author's account.
   */
  declare purpose: 'upload' | 'profile' | 'thumbnail' | 'record' | 'backup' | 'release' | 'sample' | 'held_sample';
  /** Id of the user of the file, as its purpose defines it. */
  declare user_id: string;
  /** The owner of the file; for published content null once the account is deleted. */
  declare account_id: string | null;
  declare created_at: number;
}
