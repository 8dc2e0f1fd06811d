import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUSE_SAMPLE_CODE } from '#domain/scenario/scenarioCode.ts';
import { endSample } from '#server/admin/changeSamples.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { keepHouseSample } from '#server/houseSample/keepHouseSample.ts';
import type { PresentedSample } from '#server/samples/presentSample.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, PASSWORD } from '../../support/author.ts';
import { describeOnEveryEngine, type Storage, sqlite } from '../../support/engines.ts';
import { expectGrams } from '../../support/expectGrams.ts';
import { RestClient } from '../../support/RestClient.ts';
import { startProcess } from '../../support/startProcess.ts';

describeOnEveryEngine('The sample of an installation', (engine) => {
  let storage: Storage;
  let config: Config;
  let database: Knex;
  const said: string[] = [];
  const keep = () => keepHouseSample(config, pino({ level: 'error' }, { write: (line) => said.push(line) }));
  const work = () => database('works').where({ address: HOUSE_SAMPLE_CODE }).first('category', 'release_general');
  const samples = () => database('samples').select('id', 'revision');
  const releases = () => database('releases').orderBy('number').select('id', 'number');
  beforeAll(async () => {
    storage = await engine.makeMigrated();
    config = readConfig(storage.env);
    database = openDatabase(config);
  });
  afterAll(async () => {
    await database.destroy();
    await storage.remove();
    expect(said).toEqual([]);
  });

  test('is brought once, whoever starts at the same time, and left as it is by the next start', async () => {
    await Promise.all([keep(), keep()]);
    await keep();
    const [release] = await releases();
    expect(await work()).toEqual({ category: 'open', release_general: release.id });
    expect(await releases()).toHaveLength(1);
    expect(await samples()).toMatchObject([{ revision: 1 }]);
    expect(await database('accounts').select('username', 'password_hash')).toEqual([
      { username: '@meikyu', password_hash: '' },
    ]);
    await expectGrams(database);
  });

  test('becomes what a newer program has, for readers and for authors', async () => {
    await database('releases').update({ document_hash: 'of another one' });
    await keep();
    const [, newest] = await releases();
    expect(newest).toMatchObject({ number: 2 });
    expect(await work()).toEqual({ category: 'open', release_general: newest.id });
    expect(await samples()).toMatchObject([{ revision: 2 }]);
    await expectGrams(database);
  });

  test('once ended by an administrator it stays ended', async () => {
    const [sample] = await samples();
    await endSample(database, sample.id, '');
    await database('releases').update({ document_hash: 'of another one' });
    await keep();
    expect(await samples()).toEqual([]);
    expect(await work()).toMatchObject({ category: 'none' });
  });
});

test('A start brings it: readers have its file, authors begin with it, and nobody logs in as the house', async () => {
  const storage = await sqlite.makeMigrated();
  const server = await startProcess({ ...storage.env, SAMPLE: 'on' });
  try {
    const nobody = new RestClient(server.url);
    expect((await nobody.get(`works/${HOUSE_SAMPLE_CODE}`)).data).toMatchObject({ title_en: 'The First Labyrinth' });
    expect((await nobody.get(`works/${HOUSE_SAMPLE_CODE}/file`)).status).toBe(200);
    expect((await nobody.post('login', { login: '@meikyu', password: PASSWORD })).status).toBe(422);
    const author = await newAuthor(server.url, 'hanako');
    const { data } = await author.get<PresentedSample[]>('sample-scenarios');
    expect(data).toMatchObject([{ title_ja: 'はじまりの迷宮', floors: 5 }]);
    const made = await author.post<PresentedScenario>('scenarios', { title_ja: '写し', sample_id: data[0]?.id });
    expect(made.status).toBe(201);
    const item = await author.get(`scenarios/${made.data.id}/items-detail/1`);
    expect(item.data).toMatchObject({ name_en: 'Belt Knife' });
  } finally {
    await server.end('SIGTERM');
    await storage.remove();
  }
});
