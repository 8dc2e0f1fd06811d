import type { Knex } from 'knex';
import { HOUSE_SAMPLE_CODE } from '#domain/scenario/scenarioCode.ts';
import { Account } from '#server/database/models/Account.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { holdSample } from '#server/holds/holdScenario.ts';
import { LISTS } from '#server/lists/growingLists.ts';
import { PageMarks } from '#server/lists/PageMarks.ts';
import { readPage } from '#server/lists/readPage.ts';
import { stopScenario } from '#server/ownScenarios/stopScenario.ts';
import { AdminError } from './AdminError.ts';
import { checkedReason } from './changeWorks.ts';

const MOST = 100;

/** Lists the samples that were shared or synced last, or those whose titles, author or comment hold the text; one per line. */
export async function listSamples(database: Knex, search: string): Promise<string[]> {
  const services = { database, marks: new PageMarks(database) };
  const asked = { page: 1, per_page: MOST, search, sort: '-synced_at' };
  const { ids } = await readPage(services, LISTS.samples, asked);
  const samples = await Sample.query(database)
    .findByIds(ids)
    .orderBy('synced_at', 'desc')
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

/**
 * Ends the sharing of a sample until `clearStops`; the sample of the installation is also taken from its readers, for good.
 * @throws AdminError if there is no such sample
 */
export function endSample(database: Knex, id: string, given: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    const now = Date.now();
    const reason = checkedReason(given);
    const sample = await holdSample(trx, now, { id }, { cause: 'itself', reason });
    if (!sample) throw new AdminError(`There is no sample "${id}".`);
    const scenario = await Scenario.query(trx).findById(sample.scenario_id);
    if (scenario?.scenario_code === HOUSE_SAMPLE_CODE) await stopScenario(trx, now, scenario);
    return [
      `The sample "${sample.title_ja}" is shared no more; its author and who has loaded it are told.`,
      `It stays so until: npm run admin -- stops clear ${scenario?.scenario_code ?? sample.scenario_id}`,
    ];
  });
}
