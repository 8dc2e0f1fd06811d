import type { Knex } from 'knex';
import { listClashes } from '#server/publishing/registeredTitles.ts';

/**
 * Lists the works with a code whose titles readers would confuse, one group for each title: the first line is the work that has registered
 * it. None of them gets another code; each keeps its title and its readers.
 */
export async function listTitleClashes(database: Knex): Promise<string[]> {
  const clashes = await listClashes(database);
  if (clashes.length === 0) return ['No two registered titles are alike.'];
  return clashes.flatMap((works, at) => [
    ...(at > 0 ? [''] : []),
    ...works.map(({ scenario_code, id, title_ja, title_en, author_name }) =>
      [scenario_code, id, title_ja, title_en, author_name || '-'].join('\t'),
    ),
  ]);
}
