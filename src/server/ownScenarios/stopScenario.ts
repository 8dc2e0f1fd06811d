import type { Knex } from 'knex';
import { afterStep, isOpen, statusesOf } from '#domain/scenario/statusSteps.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { showWork } from '#server/publishing/showWork.ts';
import { notifyLoaders } from '#server/samples/sampleLoads.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';

/**
 * Takes a scenario from its readers, if it is open; its row stays (docs/product.md, "Statuses"). Ends everything that must end with it, and
 * notifies those who have loaded it as a sample.
 */
export async function stopScenario(
  trx: Knex.Transaction,
  now: number,
  scenario: Scenario,
  changes: Partial<Pick<Scenario, 'account_id' | 'author_name'>> = {},
): Promise<void> {
  const revision = await takeRevision(trx, scenario.id, { isArchived: true });
  const statuses = afterStep(scenario, 'withdraw') ?? statusesOf(scenario);
  await Scenario.query(trx)
    .findById(scenario.id)
    .patch({ ...changes, ...statuses, is_publishing: false, revision });
  await showWork(trx, scenario.id);
  if (isOpen(scenario)) await notifyLoaders(trx, now, scenario, { kind: 'stop' });
}
