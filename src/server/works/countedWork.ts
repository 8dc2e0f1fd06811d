import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { networkOf } from '#server/trpc/networkOf.ts';
import type { Context } from '#server/trpc/procedures.ts';

/**
 * Returns the open work to count for; undefined if there is none, and for its own author. Counts are limited per network, so nobody can
 * push a work to the top of the list alone.
 * @throws RequestError 429
 */
export async function countedWork(
  { services: { database, throttle }, caller }: Context,
  address: string,
  rule: 'play' | 'download',
): Promise<Work | undefined> {
  const work = await Work.query(database).findOne({ address, category: 'open' });
  if (!work) return undefined;
  const account = await caller.knownAccount();
  const own = account && (await Scenario.query(database).findOne({ id: work.scenario_id, account_id: account.id }));
  if (own) return undefined;
  await throttle.take({ rule, who: `${networkOf(caller.address)} ${work.scenario_id}` });
  return work;
}
