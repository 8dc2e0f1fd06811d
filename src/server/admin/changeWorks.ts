import type { Knex } from 'knex';
import { LONGEST_HOLD_REASON } from '#domain/catalogs/holds.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Hold } from '#server/database/models/Hold.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { transaction } from '#server/database/transaction.ts';
import { holdWork } from '#server/holds/holdScenario.ts';
import { dropHeldSample } from '#server/samples/heldSamples.ts';
import { AdminError } from './AdminError.ts';

const MOST = 100;

/** Lists the works that readers can have, the last released first; one per line. */
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

/**
 * Takes a work from its readers in every variant, with its sample, whatever its status is, until `clearStops`.
 * @param address its code, or the id of a scenario without one
 * @throws AdminError if there is no such work
 */
export function stopWork(database: Knex, address: string, reason: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    const scenario = await workAt(trx, address);
    await holdWork(trx, Date.now(), scenario, { cause: 'itself', reason: checkedReason(reason) });
    return [
      `"${scenario.title_ja}" is published and shared no more; its author and who has loaded it as a sample are told.`,
      `It stays so until: npm run admin -- stops clear ${address}`,
    ];
  });
}

/** Lists what operators have stopped, the latest first; one per line. */
export async function listStops(database: Knex): Promise<string[]> {
  const holds = await Hold.query(database).orderBy('created_at', 'desc').limit(MOST);
  if (holds.length === 0) return ['Nothing is stopped.'];
  const scenarios = await Scenario.query(database).findByIds(holds.map(({ scenario_id }) => scenario_id));
  const known = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  return holds.map(({ scenario_id, subject, cause, reason, created_at }) => {
    const scenario = known.get(scenario_id);
    const address = scenario?.scenario_code ?? scenario_id;
    const when = new Date(created_at).toISOString();
    return [when, address, subject, cause, scenario?.title_ja ?? '-', reason || '-'].join('\t');
  });
}

/**
 * Clears all stops of a work by operators: its author may publish and share it again. Nothing is opened by that.
 * @throws AdminError if there is no such work, or nothing of it is stopped
 */
export function clearStops(database: Knex, address: string): Promise<string[]> {
  return transaction(database, async (trx) => {
    const scenario = await workAt(trx, address);
    const cleared = await Hold.query(trx).where('scenario_id', scenario.id).delete();
    await dropHeldSample(trx, scenario.id);
    if (cleared === 0) throw new AdminError(`Nothing of "${address}" was stopped by an operator.`);
    const deed = { account: undefined, subject: 'scenario', subject_id: scenario.id, action: 'clear_stop' } as const;
    await recordAudit(trx, Date.now(), deed);
    return [`The author of "${scenario.title_ja}" may publish and share it again.`];
  });
}

/** @throws AdminError if it is too long, or holds control characters */
export function checkedReason(given: string): string {
  const reason = given.trim();
  if (reason.length > LONGEST_HOLD_REASON)
    throw new AdminError(`The text of --reason has more than ${LONGEST_HOLD_REASON} characters.`);
  if (/\p{Cc}/u.test(reason)) throw new AdminError('The text of --reason holds a control character.');
  return reason;
}

async function workAt(trx: Knex.Transaction, address: string): Promise<Scenario> {
  const scenario = await Scenario.query(trx).where('scenario_code', address).orWhere('id', address).first().forUpdate();
  if (!scenario) throw new AdminError(`There is no work with the code or id "${address}".`);
  return scenario;
}
