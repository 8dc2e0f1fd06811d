import type { Knex } from 'knex';
import { Scenario } from '#server/database/models/Scenario.ts';
import { titleKey } from './titleKeys.ts';

/**
 * Which of some titles another scenario has registered: one that has its code or was released. Compared by their keys, in
 * either language (docs: product, "Work outline").
 * @param except the scenario whose titles they are
 */
export async function registeredAmong(
  database: Knex,
  titles: readonly string[],
  except: string,
): Promise<ReadonlySet<string>> {
  const keys = titles.map(titleKey).filter((key) => key !== '');
  if (keys.length === 0) return new Set();
  const rows = await Scenario.query(database)
    .where((query) => {
      query.whereIn('title_key_ja', keys).orWhereIn('title_key_en', keys);
    })
    .where((query) => {
      query.whereNotNull('scenario_code').orWhereNotNull('released_at');
    })
    .whereNot('id', except)
    .select('title_key_ja', 'title_key_en');
  const taken = new Set(rows.flatMap(({ title_key_ja, title_key_en }) => [title_key_ja, title_key_en]));
  return new Set(titles.filter((title) => titleKey(title) !== '' && taken.has(titleKey(title))));
}
