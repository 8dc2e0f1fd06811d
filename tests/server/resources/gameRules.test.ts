import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobRow, raceRow } from '#domain/catalogs/ruleRows.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describe('The rules of a game', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'ruler');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const at = (path: string) => `${scenario}/game-rules/${path}`;
  const revision = async () => (await author.get<{ revision: number }>(scenario)).data.revision;

  test('are there from the start, every record of all ten pages', async () => {
    for (const { path, numbers } of RULE_KINDS) {
      const { status, body } = await author.get(`${scenario}/${path}?per_page=100`);
      expect([status, body.meta?.total], path).toEqual([200, numbers.last - numbers.first + 1]);
    }
  });

  test('refuse a value that breaks one, in the words of the reader, whichever way it comes', async () => {
    const before = await revision();
    const falling = { level_3: 900 };
    const [english, japanese] = await Promise.all(
      (['en', 'ja'] as const).map((language) => author.in(language).put(at('experience-points/1'), falling)),
    );
    expect(english).toMatchObject({
      status: 422,
      body: { errors: { level_3: ['Higher-level EXP must be higher than lower-level EXP.'] } },
    });
    expect(japanese).toMatchObject({
      status: 422,
      body: { errors: { level_3: ['高いレベルの経験値は、低いレベルの経験値より大きくしてください。'] } },
    });
    expect((await author.post(at('experience-points'), { number: 1, ...falling })).status).toBe(422);
    const scenario_id = scenario.replace('scenarios/', '');
    const saved = trpcClient(author).records.experience_point.save.mutate({
      scenario_id,
      records: [{ number: 1, changes: falling }],
    });
    await expect(saved).rejects.toMatchObject({
      data: { code: 422, errors: { 'records.0.changes.level_3': [expect.any(String)] } },
    });
    expect(await revision()).toBe(before);
  });

  test('tell of a race that can be of no class as an error, whichever class was the last', async () => {
    const stats = { strength: 19, wisdom: 19, faith: 19, vitality: 19, agility: 19, luck: 19 };
    const scenario_id = scenario.replace('scenarios/', '');
    const { records, checks } = trpcClient(author);
    const changed = Array.from({ length: 8 }, (_, job) => ({
      number: jobRow(job),
      changes: { required_stats: stats },
    }));
    const errors = async () =>
      (await checks.list.query({ scenario_id })).data
        .filter(({ rule, kind }) => rule === 'error' && kind === 'race_occupation_setting')
        .flatMap(({ problems }) => problems.filter(({ path }) => path === 'initial_stats').map(({ number }) => number));
    await records.race_occupation_setting.save.mutate({ scenario_id, records: changed.slice(1) });
    expect(await errors()).toEqual([]);
    await records.race_occupation_setting.save.mutate({ scenario_id, records: changed.slice(0, 1) });
    expect(await errors()).toEqual(Array.from({ length: 10 }, (_, at) => at + raceRow(0, 0)));
  });

  test.each(RULE_KINDS.flatMap(({ calls, path }) => (calls?.sample ? [{ path, sample: calls.sample }] : [])))(
    'of $path take a sample over REST, behind a backup; the standard one is what they begin with',
    async ({ path, sample }) => {
      const records = async () => (await author.get<{ revision: number }[]>(`${scenario}/${path}?per_page=100`)).data;
      const contents = async () => (await records()).map(({ revision: _revision, ...record }) => record);
      const first = await contents();
      expect((await author.post(`${scenario}/${sample}`)).data).toMatchObject({ changed: 0 });
      const planned = await author.post<{ changed: number }>(`${scenario}/${sample}`, {
        preset: 'severe',
        dry_run: true,
      });
      expect(planned.data.changed).toBeGreaterThan(0);
      expect(await contents()).toEqual(first);
      expect((await author.post(`${scenario}/${sample}`, { preset: 'severe' })).data).toEqual(planned.data);
      expect(await contents()).not.toEqual(first);
      expect((await author.get<{ automatic: boolean }[]>(`${scenario}/backup`)).data).toMatchObject([
        { automatic: true },
      ]);
      expect((await author.post(`${scenario}/${sample}`, { preset: 'mild' })).status).toBe(422);
    },
  );

  test('have names of the city that are held to the banned words', async () => {
    const check = async (words: readonly string[]) =>
      (await author.post(at('fortified-city-settings/check-banned-word-by-words'), { words })).body;
    expect(await check(['眠り猫亭'])).toMatchObject({ is_banned_word: false });
    expect(await check(['眠り猫亭', 'くそったれ亭'])).toMatchObject({ is_banned_word: true });
    await author.put(at('fortified-city-settings/1'), { inn_name: { ja: 'くそったれ亭' } });
    expect((await author.post(`${scenario}/check-scenario-banned-words`, {})).body).toMatchObject({
      banned_words: { is_banned_word: true, fortified_city_setting: [{ field: 'inn_name.ja' }] },
    });
  });
});
