import type { Knex } from 'knex';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { transaction } from '#server/database/transaction.ts';
import { notifyAccounts } from '#server/notifications/notifyAccounts.ts';
import { stopScenario } from '#server/scenarios/stopScenario.ts';
import { AdminError } from './AdminError.ts';

const MOST = 100;

/** The works that readers can have and that were released last; one a line. */
export async function listPublished(database: Knex): Promise<string[]> {
  const works = await Work.query(database)
    .where('category', 'open')
    .orderBy('released_at', 'desc')
    .limit(MOST)
    .select('address', 'title_ja', 'title_en', 'author_name', 'downloads', 'released_at');
  if (works.length === 0) return ['No work is published.'];
  return works.map(({ address, title_ja, title_en, author_name, downloads, released_at }) =>
    [new Date(released_at).toISOString(), address, title_ja, title_en, author_name, downloads].join('\t'),
  );
}

/** Takes a work from its readers in every variant. @throws AdminError if no work is published under the code */
export function stopWork(database: Knex, scenario_code: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    const scenario = await Scenario.query(trx).findOne({ scenario_code }).forUpdate();
    if (!scenario || !isOpen(scenario)) throw new AdminError(`No work is published under the code "${scenario_code}".`);
    const now = Date.now();
    await stopScenario(trx, now, scenario);
    const deed = { account: undefined, subject: 'scenario', subject_id: scenario.id, action: 'stop' } as const;
    await recordAudit(trx, now, { ...deed, details: { by: 'command' } });
    if (scenario.account_id !== null) await notifyAccounts(trx, now, [scenario.account_id], { kind: 'stop', scenario });
    return [`"${scenario.title_ja}" is published no more; its author and who has loaded it as a sample are told.`];
  });
}
