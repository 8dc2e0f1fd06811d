import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { isUniqueViolation } from '#server/database/databaseRefusal.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { fieldError } from '#server/errors/RequestError.ts';

const TABLE = 'registered_titles';
const FIELDS = ['title_ja', 'title_en'] as const;
/** Characters of a folded title that count; a title of 100 may be longer when it is folded. */
const LONGEST_KEY = 255;

/** By what a title is compared with others: folded, so that width, case and kana make no other title of it. */
export const titleHash = (title: string): string =>
  createHash('sha256').update(normalizeKey(title).slice(0, LONGEST_KEY)).digest('hex');

/** The scenario that has registered a title, in either language; undefined if none has. */
export async function scenarioOfTitle(database: Knex, title: string): Promise<string | undefined> {
  const row = await database(TABLE).where('title_hash', titleHash(title)).first('scenario_id');
  return row?.scenario_id;
}

/**
 * Which of some titles another scenario has registered, in either language.
 * @param except the scenario whose titles they are
 */
export async function registeredAmong(
  database: Knex,
  titles: readonly string[],
  except: string,
): Promise<ReadonlySet<string>> {
  const hashes = titles.map(titleHash);
  const rows = await database(TABLE).whereIn('title_hash', hashes).whereNot('scenario_id', except).select('title_hash');
  const taken = new Set(rows.map(({ title_hash }) => title_hash));
  return new Set(titles.filter((_, at) => taken.has(hashes[at])));
}

/**
 * Registers both titles of a scenario as its own for good.
 * @throws RequestError 422 on the title that is another work's
 */
export async function registerTitles(trx: Knex.Transaction, scenario: Scenario): Promise<void> {
  const registered = new Set<string>();
  for (const field of FIELDS) {
    const title_hash = titleHash(scenario[field]);
    if (registered.has(title_hash)) continue;
    registered.add(title_hash);
    try {
      await trx(TABLE).insert({ title_hash, scenario_id: scenario.id });
    } catch (error) {
      throw isUniqueViolation(error) ? fieldError(field, 'title_registered') : error;
    }
  }
}
