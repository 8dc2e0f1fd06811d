import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { fieldError } from '#server/errors/RequestError.ts';

const TABLE = 'registered_titles';
/** Works whose title belongs to another work in `registered_titles` since the rules of folding have changed. */
const CLASHES = 'title_clashes';
const FIELDS = ['title_ja', 'title_en'] as const;
type Titled = Pick<Scenario, 'id' | (typeof FIELDS)[number]>;
/** Significant characters of a folded title; a title of 100 may become longer when it is folded. */
const LONGEST_KEY = 255;

/** Returns the hash by which a title is compared with others: folded, so that width, case and kana make no difference. */
export const titleHash = (title: string): string =>
  createHash('sha256').update(normalizeKey(title).slice(0, LONGEST_KEY)).digest('hex');

/** Returns the scenario that has registered a title, in either language; undefined if none has. */
export async function scenarioOfTitle(database: Knex, title: string): Promise<string | undefined> {
  const row = await database(TABLE).where('title_hash', titleHash(title)).first('scenario_id');
  return row?.scenario_id;
}

/** Returns the scenario of an account that has registered a title, in either language; undefined if none has. */
export async function ownOfTitle(database: Knex, title: string, account_id: string): Promise<Scenario | undefined> {
  const title_hash = titleHash(title);
  const found = await Scenario.query(database)
    .where({ account_id })
    .where((titled) => {
      for (const table of [TABLE, CLASHES])
        titled.orWhereIn('id', database(table).where({ title_hash }).select('scenario_id'));
    });
  // There are only a few; the database would sort them in a table of its own.
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];
}

/**
 * Returns the works with a code whose titles are equal by the present rules of folding, grouped by title; the first of each group has
 * registered it.
 */
export async function listClashes(database: Knex): Promise<Scenario[][]> {
  const rows: { title_hash: string; scenario_id: string }[] = await database(CLASHES).orderBy([
    'title_hash',
    'scenario_id',
  ]);
  const groups = Map.groupBy(rows, ({ title_hash }) => title_hash);
  const found: Scenario[][] = [];
  for (const [title_hash, clashing] of groups) {
    const owners: typeof rows = await database(TABLE).where({ title_hash });
    const ids = [...owners, ...clashing].map(({ scenario_id }) => scenario_id);
    const works = await Scenario.query(database).findByIds(ids);
    found.push(ids.flatMap((id) => works.filter((work) => work.id === id)));
  }
  return found;
}

/**
 * Registers the titles of a work with a code again, by the present rules of folding. A title that now belongs to another work stays its own
 * and is recorded as a clash. A work that had registered none, as the sample of the house may, gets none.
 */
export async function reregisterTitles(trx: Knex.Transaction, scenario: Titled): Promise<void> {
  const { id: scenario_id } = scenario;
  const had = (await trx(TABLE).where({ scenario_id }).select('title_hash')).map(({ title_hash }) => title_hash);
  if (had.length === 0) return;
  const wanted = [...new Set(FIELDS.map((field) => titleHash(scenario[field])))];
  await trx(TABLE).where({ scenario_id }).whereNotIn('title_hash', wanted).delete();
  for (const title_hash of wanted.filter((hash) => !had.includes(hash))) {
    const owner = await trx(TABLE).where({ title_hash }).first('scenario_id');
    const table = owner ? CLASHES : TABLE;
    await trx(table).insert({ title_hash, scenario_id }).onConflict().ignore();
  }
}

/**
 * Returns those titles that another scenario has registered, in either language.
 * @param except the scenario whose titles they are
 */
export async function registeredAmong(
  database: Knex,
  titles: readonly string[],
  except: string,
): Promise<ReadonlySet<string>> {
  const hashes = titles.map(titleHash);
  const taken = new Set<string>();
  for (const table of [TABLE, CLASHES]) {
    const rows = await database(table)
      .whereIn('title_hash', hashes)
      .whereNot('scenario_id', except)
      .select('title_hash');
    for (const { title_hash } of rows) taken.add(title_hash);
  }
  return new Set(titles.filter((title) => taken.has(titleHash(title))));
}

/**
 * Registers both titles of a scenario as its own for good.
 * @throws RequestError 422 on the title that is another work's
 */
export async function registerTitles(trx: Knex.Transaction, scenario: Titled): Promise<void> {
  const registered = new Set<string>();
  const taken = await registeredAmong(
    trx,
    FIELDS.map((field) => scenario[field]),
    scenario.id,
  );
  for (const field of FIELDS) {
    if (taken.has(scenario[field])) throw fieldError(field, 'title_registered');
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
