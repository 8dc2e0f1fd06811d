import type { Knex } from 'knex';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { readContent } from '#server/content/readContent.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import type { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { areStored } from '#server/files/recordFiles.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { refuseHeld } from '#server/scenarios/refuseHeld.ts';
import type { PackedDocument } from '#server/services/packDocument.ts';
import { readStorage, refuseOverfull } from '#server/storage/accountStorage.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import { SAMPLE_PURPOSE } from './endSharing.ts';
import type { PresentedSample } from './presentSample.ts';
import { refuseBannedSample } from './refuseBannedSample.ts';

/** The columns of a sample that are taken from its scenario. */
type Frozen = Pick<
  Sample,
  | 'title_ja'
  | 'title_en'
  | 'author_name'
  | 'scenario_updated_at'
  | 'floors'
  | 'records'
  | 'size'
  | 'packed_size'
  | 'document'
>;

/**
 * Freezes a scenario as it is at this moment and writes its sample in one transaction, once per operation (writeOnce). `which` returns the
 * scenario, and the comment, which is checked together with it. `write` gets the values of the row, and returns the sample with the files
 * that it used before.
 * @throws RequestError 404 if the scenario is gone, 409 if an operator has ended its sharing, 422 on `scenario_id` if the account has no
 *   space left, 409 and 422 for banned words
 */
export async function freezeScenario(
  call: Call,
  which: (trx: Knex.Transaction) => Promise<{ readonly scenario_id: string; readonly comment: string }>,
  write: (trx: Knex.Transaction, frozen: Frozen) => Promise<{ sample: PresentedSample; released: readonly string[] }>,
): Promise<PresentedSample> {
  const { services, account } = call.ctx;
  return writeOnce(
    call,
    async (trx, { content, files, updated_at, packed }) => {
      await holdAccount(trx, account);
      // A picture may have been removed meanwhile; then the scenario has changed as well.
      if (!(await areStored(trx, files))) return undefined;
      const { scenario_id } = await which(trx);
      if (!(await Scenario.query(trx).findById(scenario_id).whereNull('archived_at'))) throw new RequestError(404);
      await refuseHeld(trx, scenario_id, 'sample');
      const before = await readStorage(trx, account.id);
      const { sample, released } = await write(trx, frozenRow(content, packed, updated_at));
      await refuseOverfull(trx, account.id, before, 'scenario_id');
      const use = { purpose: SAMPLE_PURPOSE, user_id: sample.id, account_id: account.id, created_at: Date.now() };
      for (const file_id of files) await FileUse.query(trx).insert({ ...use, file_id });
      await removeUnusedFiles(trx, released);
      return sample;
    },
    async () => {
      const read = await transaction(services.database, async (trx) => {
        const { scenario_id, comment } = await which(trx);
        await refuseHeld(trx, scenario_id, 'sample');
        const read = await readContent(trx, scenario_id);
        const { updated_at } = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
        return { ...read, updated_at, comment };
      });
      const words = await services.bannedWords.words();
      const { banned, ...packed } = await services.documents.packJudged(read.content, words);
      await refuseBannedSample(services.bannedWords, read.comment, banned);
      return { ...read, packed };
    },
  );
}

/** Returns the columns of a sample for a scenario whose last change was at `updated_at`. */
export function frozenRow(content: ScenarioContent, packed: PackedDocument, updated_at: number): Frozen {
  const { scenario, floors, records } = content;
  const { title_ja, title_en, author_name } = scenario;
  return {
    title_ja,
    title_en,
    author_name,
    scenario_updated_at: updated_at,
    floors: floors.filter(({ grid }) => grid !== null).length,
    records: Object.values(records).flat().length,
    size: packed.size,
    packed_size: packed.bytes.length,
    document: Buffer.from(packed.bytes),
  };
}
