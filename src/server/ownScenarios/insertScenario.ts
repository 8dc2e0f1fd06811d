import type { Knex } from 'knex';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { writeContent } from '#server/content/writeContent.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import type { Account } from '#server/database/models/Account.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { newId } from '#server/database/newId.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { storePictures } from '#server/files/storePictures.ts';
import { type PresentedScenario, presentScenario } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { searchKey } from '#server/scenarios/searchKey.ts';
import type { Picture } from '#server/services/PictureReader.ts';
import { authorOf } from './copyTitles.ts';

/** Maximum number of scenarios of one account. */
const MOST_SCENARIOS = 100;

type Head = Pick<Scenario, 'title_ja' | 'title_en' | 'languages'>;

/**
 * Creates a private, blank scenario of `account`.
 * @param field the field that a refusal is about
 * @throws RequestError 401 if the account is gone, 422 if it has its maximum number of scenarios
 */
export async function insertScenario(
  trx: Knex.Transaction,
  account: Account,
  head: Head,
  field = 'title_ja',
): Promise<PresentedScenario> {
  // Two requests must not both take the last place.
  await holdAccount(trx, account);
  await refuseTooMany(trx, account, field);
  const now = Date.now();
  const row = {
    id: newId(),
    account_id: account.id,
    ...head,
    author_name: authorOf(account),
    search_key: searchKey(head),
    scenario_code: null,
    file_type: null,
    status: 'private' as const,
    status_platform: 'private' as const,
    status_console: 'private' as const,
    is_publishing: false,
    counter: 1,
    revision: 1,
    restored_revision: 0,
    created_at: now,
    updated_at: now,
    last_access_at: now,
    released_at: null,
    archived_at: null,
  };
  await Scenario.query(trx).insert(row);
  return presentScenario(Scenario.fromDatabaseJson(row), account);
}

/**
 * Counts the scenarios outside the archive. The account must be locked.
 * @throws RequestError 422 on `field` if the account has its maximum number of scenarios
 */
export async function refuseTooMany(trx: Knex.Transaction, account: Account, field: string): Promise<void> {
  const count = await Scenario.query(trx).where('account_id', account.id).whereNull('archived_at').resultSize();
  if (count >= MOST_SCENARIOS) throw fieldError(field, 'too_many_scenarios', { limit: MOST_SCENARIOS });
}

/**
 * Creates a scenario of `account` with the content of a document, under the titles and the author name of the document.
 * @param pictures those that the document names and that are not stored yet
 * @throws as `insertScenario`
 */
export async function insertFilledScenario(
  trx: Knex.Transaction,
  account: Account,
  content: ScenarioContent,
  { field, pictures = [] }: { readonly field?: string; readonly pictures?: readonly Picture[] } = {},
): Promise<PresentedScenario> {
  const { title_ja, title_en, languages } = content.scenario;
  const { id, revision } = await insertScenario(trx, account, { title_ja, title_en, languages }, field);
  await storePictures(trx, pictures, Date.now());
  await writeContent(trx, id, content, revision);
  return loadScenario(trx, id);
}
