import { beforeAll, expect, test } from 'vitest';
import { BUILT_IN_SOURCES, PICKED_KINDS } from '#domain/scenario/builtInRecords.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The starter set', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'starters');
  });
  const make = (more: Record<string, unknown>, headers = {}) =>
    author.call<PresentedScenario>('POST', 'scenarios', { body: { title_ja: '始まり', ...more }, headers });
  const monsters = async ({ id }: { readonly id: string }) =>
    (await author.get<{ number: number; name_ja: string; name_en: string }[]>(`scenarios/${id}/monsters`)).data;
  const counted = async () => ({
    scenarios: await server().database('scenarios').count(),
    records: await server().database('records').count(),
  });

  test('comes with a new scenario, and the check list has nothing to correct', async () => {
    const [begun, blank] = [await make({ starter_set: true }), await make({})];
    expect(begun.status).toBe(201);
    expect(begun.data).toMatchObject({ title_ja: '始まり', languages: 'both', status: 'private' });
    expect(await monsters(begun.data)).toHaveLength(20);
    expect(await monsters(blank.data)).toHaveLength(0);
    // Every scenario has the same left to do before a release.
    const { data } = await trpcClient(author).checks.count.query({ scenario_id: begun.data.id });
    expect(data).toMatchObject({ errors: 0, warnings: 0, missing_english: 0 });
  });

  test('is taken in the languages of the scenario', async () => {
    const [ja, en] = [
      await make({ starter_set: true, languages: 'ja' }),
      await make({ starter_set: true, languages: 'en' }),
    ];
    const [first] = await monsters(ja.data);
    expect(first).toMatchObject({ name_ja: 'うろ蝙蝠', name_en: '' });
    expect((await monsters(en.data))[0]).toMatchObject({ name_ja: '', name_en: 'Hollow Bat' });
  });

  test('is made once: again with the same key, it is the same scenario', async () => {
    const key = { 'idempotency-key': 'a-key-of-a-starter' };
    const made = await make({ starter_set: true }, key);
    const before = await counted();
    expect((await make({ starter_set: true }, key)).data).toEqual(made.data);
    expect(await counted()).toEqual(before);
  });

  test('is left out unless asked for, refused beside other content, and where the account has no room left', async () => {
    expect(await monsters((await make({ starter_set: false })).data)).toEqual([]);
    const before = await counted();
    expect(await make({ starter_set: true, sample_id: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { starter_set: [expect.any(String)] } },
    });
    expect(await make({ starter_set: 'yes' })).toMatchObject({ status: 422 });
    expect(await counted()).toEqual(before);
    const { id: account_id } = await server().database('accounts').where({ username: 'starters' }).first('id');
    const [row] = await server().database('scenarios').where({ account_id }).limit(1);
    const kept = await server().database('scenarios').where({ account_id }).count({ count: '*' }).first();
    for (let at = Number(kept?.count); at < 100; at++)
      await server()
        .database('scenarios')
        .insert({ ...row, id: `full${String(at).padStart(12, '0')}` });
    const full = await counted();
    expect(await make({ starter_set: true })).toMatchObject({
      status: 422,
      body: { errors: { title_ja: [expect.any(String)] } },
    });
    expect(await counted()).toEqual(full);
  });

  test('and The First Labyrinth are there to pick from', async () => {
    for (const source of BUILT_IN_SOURCES) {
      const { data } = await author.get<ScenarioDocument['records']>(`built-in-records/${source}`);
      expect(Object.keys(data).filter((kind) => !(PICKED_KINDS[source] as readonly string[]).includes(kind))).toEqual(
        [],
      );
      expect(data.monster?.length).toBeGreaterThanOrEqual(20);
    }
    expect((await author.get('built-in-records/other')).status).toBe(422);
    expect((await new RestClient(server().url).get('built-in-records/starter_set')).status).toBe(401);
  });
});
