import { networkOf } from '#server/accounts/networkOf.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import type { Context } from '#server/trpc/procedures.ts';

/**
 * The work whose plays are counted; undefined if it is not open, and for its own author. Counts are limited per network, so nobody can
 * push a work to the top of the list alone.
 * @throws RequestError 429
 */
export async function countedWork(
  { services: { database, throttle, sessions }, caller }: Context,
  code: string,
): Promise<Work | undefined> {
  const work = await Work.query(database).findOne({ address: code, category: 'open' });
  if (!work) return undefined;
  const account = caller.token && (await sessions.account(caller.token));
  const own = account && (await Scenario.query(database).findOne({ id: work.scenario_id, account_id: account.id }));
  if (own) return undefined;
  await throttle.take({ rule: 'play', who: `${networkOf(caller.address)} ${work.scenario_id}` });
  return work;
}
