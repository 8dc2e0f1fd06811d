import { beforeAll, describe, expect, test } from 'vitest';
import { REST_PATHS } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

type Told = Record<string, unknown>;

const VALUES: Readonly<Record<string, string>> = { floor_number: '01' };
const READ = new Set(REST_PATHS.filter(({ method }) => method === 'GET').map(({ path }) => path));

/** Paths that must have been tried, whatever else is served. */
const KNOWN = ['me', 'floor-maps/{}', 'labyrinth-settings/{}', 'labyrinth-flags/{}', 'labyrinth-messages/{}'];
const RECORDS = ['items-detail/{}', 'unidentified-items/{}', 'monsters/{}', 'monster-graphic-settings/{}'];
const OTHERS = ['encounter-settings/{}', 'labyrinth-settings/{}/labyrinth-message-signboards/{}'];

// For every call that writes given fields of a record: everything answered about the record may be sent back unchanged (docs/wire.md,
// "Writes").
describe('What was told of a record is taken back as it is', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let scenario: string;
  const tried: string[] = [];
  beforeAll(async () => {
    author = await newAuthor(server().url, 'sender');
    scenario = await newScenario(author);
  });

  for (const { method, path } of REST_PATHS.filter((one) => one.method === 'PUT' || one.method === 'PATCH')) {
    test(`by ${method} ${path}`, async () => {
      const address = path
        .replace('scenarios/{scenario_id}', scenario)
        .replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1');
      const write = (body: Told) => author.call<Told>(method, address, { body });
      const written = await write({});
      // A call that only checks, or answers no record, is about something else.
      if (written.status !== 200 || written.data.id === undefined) return;
      // The map of a floor has a call of its own (docs/wire.md, "Writes").
      const { maps: _maps, ...told } = READ.has(path) ? (await author.get<Told>(address)).data : written.data;
      const sent = await write(told);
      expect(sent.status, JSON.stringify(sent.body.errors)).toBe(200);
      const { revision: _revision, updated_at: _time, ...rest } = told;
      expect(sent.data).toMatchObject(rest);
      tried.push(path.replace(/^scenarios\/\{\w+\}\//, '').replace(/\{\w+\}/g, '{}'));
    });
  }

  test('by all of these, and by no less', () => {
    expect(tried).toEqual(expect.arrayContaining([...KNOWN, ...RECORDS, ...OTHERS]));
  });

  test('and a floor’s size, as it is told with the floor', async () => {
    const floor = `${scenario}/floor-maps/02`;
    const { labyrinth_setting } = (await author.get<Told>(floor)).data;
    const size = (setting: unknown) => author.put(`${floor}/labyrinth-setting`, { labyrinth_setting: setting });
    expect(await size(labyrinth_setting)).toMatchObject({ status: 200, data: { labyrinth_setting } });
    expect(await size({ labyrinth_size: 1, has_labyrinth: true })).toMatchObject({
      status: 422,
      body: { errors: { 'labyrinth_setting.has_labyrinth': [expect.any(String)] } },
    });
  });

  test('but not what the server owns and was changed', async () => {
    const board = `${scenario}/labyrinth-settings/4/labyrinth-message-signboards/2`;
    for (const owned of [
      { id: 41 },
      { number: 41 },
      { labyrinth_number: 3 },
      { updated_at: '2000-01-01T00:00:00.000Z' },
    ]) {
      expect(await author.put(board, { ja: '門', ...owned })).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(owned)[0] ?? '']: [expect.any(String)] } },
      });
    }
  });
});
