import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { transaction } from '#server/database/transaction.ts';
import { endSharing } from '#server/samples/endSharing.ts';
import { holding } from '#server/samples/sampleKey.ts';
import { AdminError } from './AdminError.ts';

const MOST = 100;

/** The samples that were shared or synced last, or of those whose titles, author or comment hold the text; one a line. */
export async function listSamples(database: Knex, search: string): Promise<string[]> {
  const samples = await Sample.query(database)
    .where(holding(search))
    .orderBy('synced_at', 'desc')
    .limit(MOST)
    .select('id', 'account_id', 'title_ja', 'title_en', 'author_name', 'synced_at');
  if (samples.length === 0) return ['No sample was found.'];
  const authors = await Account.query(database).findByIds(samples.map(({ account_id }) => account_id));
  const usernames = new Map(authors.map(({ id, username }) => [id, username]));
  return samples.map(({ id, account_id, title_ja, title_en, author_name, synced_at }) =>
    [new Date(synced_at).toISOString(), id, usernames.get(account_id), title_ja, title_en || '-', author_name].join(
      '\t',
    ),
  );
}

/** @throws AdminError where there is no such sample */
export function endSample(database: Knex, id: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    const sample = await endSharing(trx, Date.now(), { id }, undefined);
    if (!sample) throw new AdminError(`There is no sample "${id}".`);
    return [`The sample "${sample.title_ja}" is shared no more; its author and who has loaded it are told.`];
  });
}
