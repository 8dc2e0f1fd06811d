import { Model } from 'objection';

export class StoredFile extends Model {
  static override tableName = 'files';
  /** SHA-256 of the bytes, hexadecimal. */
  declare id: string;
  declare type: string;
  declare width: number;
  declare height: number;
  declare bytes: Buffer;
  declare created_at: number;
}
