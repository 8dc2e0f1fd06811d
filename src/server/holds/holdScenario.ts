import type { Knex } from 'knex';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import { isOpen, type Statuses, statusesOf } from '#domain/scenario/statusSteps.ts';
import { putAway } from '#domain/scenario/wasReleased.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { Hold } from '#server/database/models/Hold.ts';
import type { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { notifyAccounts } from '#server/notifications/notifyAccounts.ts';
import { showWork } from '#server/publishing/showWork.ts';
import { endSharing, type WhichSample } from '#server/samples/endSharing.ts';
import { keepSample } from '#server/samples/heldSamples.ts';
import { notifyLoaders } from '#server/samples/sampleLoads.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';

/** The cause of an operator's stop, and the reason shown to the author: `reason` may be empty. */
type Why = Pick<Hold, 'cause' | 'reason'>;

type Releases = Pick<Work, `release_${(typeof PUBLISH_VARIANTS)[number]['code']}`>;

/** The state of a work before it was held. */
interface Before {
  readonly statuses: Statuses;
  readonly releases: Releases;
}

const COLUMNS = PUBLISH_VARIANTS.map(({ code }) => `release_${code}` as const);

/**
 * Takes a work from its readers in every place of publication, ends its sharing, and holds both until an operator clears it
 * (docs/product.md, "What operators stop"). Notifies its author and those who have loaded it as a sample.
 */
export async function holdWork(trx: Knex.Transaction, now: number, scenario: Scenario, why: Why): Promise<void> {
  const { id: scenario_id } = scenario;
  const work = await Work.query(trx).findById(scenario_id);
  const releases = Object.fromEntries(COLUMNS.map((column) => [column, work?.[column] ?? null])) as Releases;
  const before: Before = { statuses: statusesOf(scenario), releases };
  await stopSharing(trx, now, { scenario_id }, why);
  const revision = await takeRevision(trx, scenario_id, { edits: false, isArchived: true });
  await Scenario.query(trx)
    .findById(scenario_id)
    .patch({ ...putAway(scenario), is_publishing: false, revision });
  await showWork(trx, scenario_id);
  await storeHold(trx, { scenario_id, subject: 'work', ...why, before: JSON.stringify(before), created_at: now });
  const deed = { account: undefined, subject: 'scenario', subject_id: scenario_id, action: 'stop' } as const;
  await recordAudit(trx, now, { ...deed, details: { by: 'command', cause: why.cause } });
  if (isOpen(scenario)) await notifyLoaders(trx, now, scenario, { kind: 'stop' });
  if (scenario.account_id === null) return;
  await notifyAccounts(trx, now, [scenario.account_id], { kind: 'stop', scenario, reason: why.reason });
}

/**
 * Ends the sharing of a sample, or of a scenario if it is shared, and holds it.
 * @returns the sample, which is removed; undefined if there was none
 */
export async function holdSample(
  trx: Knex.Transaction,
  now: number,
  which: WhichSample,
  why: Why,
): Promise<Sample | undefined> {
  const sample = await stopSharing(trx, now, which, why);
  if (!sample) return undefined;
  const { scenario_id } = sample;
  await storeHold(trx, { scenario_id, subject: 'sample', ...why, before: null, created_at: now });
  return sample;
}

/** Ends the sharing of a sample; one that is stopped together with its account is kept, as it may be restored with it. */
async function stopSharing(trx: Knex.Transaction, now: number, which: WhichSample, { cause, reason }: Why) {
  if (cause === 'account') await keepSample(trx, which);
  return endSharing(trx, now, which, undefined, reason);
}

type Row = Pick<Hold, 'scenario_id' | 'subject' | 'cause' | 'reason' | 'before' | 'created_at'>;

/** Stores a hold; one because of the account never replaces a hold on the work or sample itself. */
async function storeHold(trx: Knex.Transaction, row: Row): Promise<void> {
  const { scenario_id, subject } = row;
  const found = await Hold.query(trx).findById([scenario_id, subject]);
  if (found && row.cause === 'account') return;
  if (found) await Hold.query(trx).deleteById([scenario_id, subject]);
  await trx(Hold.tableName).insert(row);
}

/**
 * Opens a held work to its readers in its state before the hold, unless it has changed since.
 * @returns whether it has that state again
 */
export async function reopenWork(trx: Knex.Transaction, scenario: Scenario, hold: Hold): Promise<boolean> {
  if (scenario.archived_at !== null || hold.before === null) return false;
  const { statuses, releases } = JSON.parse(hold.before) as Before;
  const left = putAway(statuses);
  if (PUBLISH_VARIANTS.some(({ field }) => scenario[field] !== left[field])) return false;
  const revision = await takeRevision(trx, scenario.id, { edits: false });
  await Scenario.query(trx)
    .findById(scenario.id)
    .patch({ ...statuses, is_publishing: isOpen(statuses), revision });
  await Work.query(trx).findById(scenario.id).patch(releases);
  await showWork(trx, scenario.id);
  return true;
}
