import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { HOUSE_SAMPLE_CODE } from '#domain/scenario/scenarioCode.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import type { Config } from '#server/config.ts';
import { writeContent } from '#server/content/writeContent.ts';
import { withLease } from '#server/database/migrate.ts';
import { lastRelease, type Release } from '#server/database/models/Release.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { newId } from '#server/database/newId.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/transaction.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { insertFilledScenario } from '#server/ownScenarios/insertScenario.ts';
import { type Frozen, freeze } from '#server/publishing/publishingTasks.ts';
import { registerTitles, scenarioOfTitle } from '#server/publishing/registeredTitles.ts';
import { showWork } from '#server/publishing/showWork.ts';
import { documentHash, storeRelease } from '#server/publishing/storeRelease.ts';
import { frozenRow } from '#server/samples/freezeScenario.ts';
import { sampleKey } from '#server/samples/sampleKey.ts';
import { notifyLoaders } from '#server/samples/sampleLoads.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { type PackedDocument, pack } from '#server/services/packDocument.ts';
import { houseAccount } from './houseAccount.ts';

const COMMENT = [
  '開いた本です。読みこんで、扉の一つ、台詞の一つまで、どう作られているかをご覧ください。',
  'An open book: load it, and see how each of its doors and each of its lines is made.',
].join('\n');

/**
 * Installs the sample scenario, as a released work and as a sample. A newer version of the program updates it; if an administrator has
 * ended it, it stays ended. Only one process does so at a time, and a failure does not prevent the start.
 */
export async function keepHouseSample(config: Config, logger: Logger): Promise<void> {
  const database = openDatabase(config);
  try {
    const { document } = firstLabyrinth();
    const frozen = { ...(await freeze(document)), whole: await pack(document) };
    if (await isUpToDate(database, frozen)) return;
    await withLease(database, () =>
      transaction(database, async (trx) => {
        if (await isUpToDate(trx, frozen)) return;
        const scenario = await Scenario.query(trx).findOne({ scenario_code: HOUSE_SAMPLE_CODE }).forUpdate();
        if (scenario) await update(trx, scenario, document, frozen);
        else await bring(trx, document, frozen);
      }),
    );
    logger.info({ event: 'sample_kept' }, 'the sample scenario is as this program has it');
  } catch (error) {
    logger.error({ err: error }, 'the sample scenario could not be brought up to date');
  } finally {
    await database.destroy();
  }
}

/** The release as frozen for readers, and the whole document that authors load as a sample. */
type FrozenHouse = Frozen & { readonly whole: PackedDocument };

/** Whether the newest release of the sample is this one, or its sharing was ended. */
async function isUpToDate(database: Knex, { packed }: Frozen): Promise<boolean> {
  const scenario = await Scenario.query(database).findOne({ scenario_code: HOUSE_SAMPLE_CODE });
  if (!scenario) return false;
  if (!(await sampleOf(database, scenario))) return true;
  const release = await lastRelease(database, scenario.id).select('document_hash');
  return release?.document_hash === documentHash(packed.bytes);
}

async function bring(trx: Knex.Transaction, content: ScenarioContent, frozen: FrozenHouse): Promise<void> {
  const now = Date.now();
  const account = await houseAccount(trx, now);
  const { id } = await insertFilledScenario(trx, account, content);
  await Scenario.query(trx)
    .findById(id)
    .patch({
      ...{ scenario_code: HOUSE_SAMPLE_CODE, file_type: 15, status: 'now_open', is_publishing: true, released_at: now },
      ...{ policy_version: POLICY_VERSION, policy_agreed_at: now },
    });
  const scenario = await Scenario.query(trx).findById(id).throwIfNotFound();
  // A work that registered one of the titles earlier keeps it.
  const owners = [await scenarioOfTitle(trx, scenario.title_ja), await scenarioOfTitle(trx, scenario.title_en)];
  if (owners.every((owner) => owner === undefined)) await registerTitles(trx, scenario);
  await release(trx, scenario, frozen);
  const times = { created_at: now, updated_at: now, synced_at: now };
  const sample = {
    ...{ id: newId(), scenario_id: id, account_id: account.id, comment: COMMENT, revision: 1, ...times },
    ...frozenRow(content, frozen.whole, scenario.updated_at),
    search_key: sampleKey({ ...content.scenario, comment: COMMENT }),
  };
  await Sample.query(trx).insert(sample);
  await relist(trx, undefined, listedSample(sample));
}

async function update(
  trx: Knex.Transaction,
  scenario: Scenario,
  content: ScenarioContent,
  frozen: FrozenHouse,
): Promise<void> {
  const now = Date.now();
  await writeContent(trx, scenario.id, content, await takeRevision(trx, scenario.id));
  const { updated_at } = await Scenario.query(trx).findById(scenario.id).throwIfNotFound();
  // Readers get the new release at once.
  await release(trx, scenario, frozen);
  const sample = await sampleOf(trx, scenario).forUpdate().throwIfNotFound();
  const changes = {
    ...frozenRow(content, frozen.whole, updated_at),
    search_key: sampleKey({ ...content.scenario, comment: COMMENT }),
    ...{ comment: COMMENT, revision: sample.revision + 1, updated_at: now, synced_at: now },
  };
  await Sample.query(trx).findById(sample.id).patch(changes);
  await relist(trx, listedSample(sample), listedSample({ ...sample, ...changes }));
  await notifyLoaders(trx, now, scenario, { kind: 'sync', link: '/sample-scenarios' });
}

const sampleOf = (database: Knex, { id: scenario_id }: Scenario) =>
  Sample.query(database).findOne({ scenario_id }).select('id', 'revision', 'synced_at', 'search_key');

async function release(trx: Knex.Transaction, scenario: Scenario, frozen: Frozen): Promise<Release> {
  const sequence = await takeRevision(trx, scenario.id, { edits: false });
  const stored = await storeRelease(trx, scenario, frozen, { purpose: 'release', sequence, files: [] });
  await showWork(trx, scenario.id, { release: stored, to: [PUBLISH_VARIANTS[0]] });
  return stored;
}
