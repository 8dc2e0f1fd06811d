import type { Knex } from 'knex';
import { Scenario } from '#server/database/models/Scenario.ts';
import { takeRevision } from './takeRevision.ts';

/** A scenario with the three variants of its status. */
type Statuses = Pick<Scenario, 'status' | 'status_platform' | 'status_console'>;

/** Whether players can have the scenario, in any of its variants. */
export const isOpen = ({ status, status_platform, status_console }: Statuses): boolean =>
  [status, status_platform, status_console].includes('now_open');

/** Takes an open scenario from its players; its row stays, as what was published is not to be lost (spec 1 §4). */
export async function stopScenario(
  trx: Knex.Transaction,
  scenario: Statuses & Pick<Scenario, 'id'>,
  changes: Partial<Pick<Scenario, 'account_id' | 'author_name'>> = {},
): Promise<void> {
  const stopped = (status: Scenario['status']) => (status === 'now_open' ? 'publish_stop' : status);
  await Scenario.query(trx)
    .findById(scenario.id)
    .patch({
      ...changes,
      status: stopped(scenario.status),
      status_platform: stopped(scenario.status_platform),
      status_console: stopped(scenario.status_console),
      is_publishing: false,
      revision: await takeRevision(trx, scenario.id),
    });
}
