import { Model } from 'objection';

/** A document that an account keeps besides its scenarios (domain/accountDocuments). */
export class AccountDocument extends Model {
  static override tableName = 'account_documents';
  static override idColumn = ['account_id', 'name'];
  declare account_id: string;
  declare name: string;
  /** JSON that the schema of its name has accepted. */
  declare data: string;
  /** 1 when it is first saved, one more with every save. */
  declare revision: number;
  declare updated_at: number;
}
