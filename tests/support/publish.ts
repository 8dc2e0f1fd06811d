import type { Knex } from 'knex';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newScenario } from './author.ts';
import { roomMaps } from './maps.ts';
import { PATH_VALUES } from './pathValues.ts';
import type { Answer, RestClient } from './RestClient.ts';

/** Gives a scenario its titles, its author's name and the consent to the policy; `path` below /api/frontend/. */
export async function outline(author: RestClient, path: string, more: object = {}): Promise<PresentedScenario> {
  const { data } = await author.get<PresentedScenario>(path);
  if (data.scenario_code === null) {
    const titles = { title_en: `${data.title_ja} (en)`, author_name: '作者', ...more };
    done(await author.patch(path, titles));
  }
  done(await author.post(`${path}/privacy-policy`, { version: POLICY_VERSION }));
  return data;
}

/** Gives a scenario a labyrinth in which a step can be taken, on floor 01, unless it has one. */
export async function makePlayable(author: RestClient, path: string): Promise<void> {
  const { data } = await author.get<{ map_hierarchy: { start: number } }[]>(`${path}/labyrinth-settings`);
  if (data.some(({ map_hierarchy }) => map_hierarchy.start > 0)) return;
  const floors = await author.get<{ has_map: boolean }[]>(`${path}/fetch-filtered-floor-maps`);
  if (!floors.data[0]?.has_map) done(await author.put(`${path}/floor-maps/01/maps`, { maps: roomMaps() }));
  done(
    await author.put(`${path}/labyrinth-settings/0`, {
      map_hierarchy: { start: 1, end: 1 },
      labyrinth_entrance: { map: 1, x: 3, y: 3 },
      labyrinth_title: { ja: '迷宮', en: 'Maze' },
    }),
  );
}

/** Gives a scenario everything that a release requires, its code and the status for it. */
export async function prepareRelease(author: RestClient, path: string, more: object = {}): Promise<PresentedScenario> {
  await makePlayable(author, path);
  const data = await outline(author, path, more);
  const coded = done(await author.post<PresentedScenario>(`${path}/sc-code`));
  if (data.status !== 'prepare_to_publish')
    done(await author.patch(`${path}/change-status`, { status: 'prepare_to_publish' }));
  return coded.data;
}

/** Releases a scenario; returns its code. */
export async function release(author: RestClient, path: string, more: object = {}): Promise<string> {
  const { scenario_code } = await prepareRelease(author, path, more);
  done(await author.post(`${path}/release-scenario`));
  return scenario_code ?? '';
}

/** Releases a scenario and gives it the code that paths in tests use (PATH_VALUES). */
export async function releaseKnown(author: RestClient, path: string, database: Knex): Promise<void> {
  const code = await release(author, path);
  await database('scenarios').where('scenario_code', code).update({ scenario_code: PATH_VALUES.code });
  await database('works').where('address', code).update({ address: PATH_VALUES.code });
}

/** Creates a scenario of `author` that was released once and is in the archive; returns its id. */
export async function archived(author: RestClient, database: Knex, title_ja = 'しまわれた迷宮'): Promise<string> {
  const [, id = ''] = (await newScenario(author, title_ja)).split('/');
  await database('scenarios').where({ id }).update({ released_at: 1, archived_at: Date.now() });
  return id;
}

function done<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}
