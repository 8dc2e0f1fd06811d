import { Model } from 'objection';

/** Why a file is kept; one that has no use is removed. */
export class FileUse extends Model {
  static override tableName = 'file_uses';
  static override idColumn = ['file_id', 'purpose', 'user_id'];
  declare file_id: string;
  /** `upload`: it waits to be put to use; `thumbnail`: of a floor; `record`, `backup` and `release`: of those of a scenario; `sample`: of a shared one; `held_sample`: of one whose sharing ended with its author's account. */
  declare purpose: 'upload' | 'profile' | 'thumbnail' | 'record' | 'backup' | 'release' | 'sample' | 'held_sample';
  /** Id of what uses it. */
  declare user_id: string;
  /** Whose it is; null once the account is deleted, of what was published before. */
  declare account_id: string | null;
  declare created_at: number;
}
