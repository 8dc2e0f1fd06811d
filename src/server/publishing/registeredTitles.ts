import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isUniqueViolation } from '#server/database/databaseRefusal.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { titleKey } from '#server/scenarios/titleKeys.ts';

const TABLE = 'registered_titles';
const FIELDS = ['title_ja', 'title_en'] as const;

const hashOf = (title: string): string => createHash('sha256').update(titleKey(title)).digest('hex');

/** The scenario that has registered a title, in either language; undefined where none has. */
export async function scenarioOfTitle(database: Knex, title: string): Promise<string | undefined> {
  const row = await database(TABLE).where('title_hash', hashOf(title)).first('scenario_id');
  return row?.scenario_id;
}

/**
 * Registers both titles of a scenario as its own for good.
 * @throws RequestError 422 on the title that is another work's
 */
export async function registerTitles(trx: Knex.Transaction, scenario: Scenario): Promise<void> {
  const registered = new Set<string>();
  for (const field of FIELDS) {
    const title_hash = hashOf(scenario[field]);
    if (registered.has(title_hash)) continue;
    registered.add(title_hash);
    try {
      await trx(TABLE).insert({ title_hash, scenario_id: scenario.id });
    } catch (error) {
      throw isUniqueViolation(error) ? fieldError(field, 'title_registered') : error;
    }
  }
}
