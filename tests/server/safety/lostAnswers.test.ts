import { afterAll, beforeAll, expect, test } from 'vitest';
import { CuttingProxy } from '../../support/CuttingProxy.ts';
import { logIn, newAuthor, newScenario, PASSWORD, registration } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** What a write is made with, by an author with a scenario that has one backup. */
interface Ground {
  readonly author: RestClient;
  readonly username: string;
  readonly scenario_id: string;
  readonly backup: string;
  readonly revision: number;
}

/** What each write of the client sends. */
const WRITES: Record<string, (ground: Ground) => object> = {
  'accounts.register': ({ username }) => registration(`${username}.friend`),
  'accounts.update': () => ({ name: 'Somebody Else' }),
  'accounts.delete': () => ({ password: PASSWORD }),
  'accounts.logout': () => ({}),
  'accounts.endOtherSessions': () => ({}),
  'scenarios.create': () => ({ title_ja: '水底の迷宮' }),
  'scenarios.update': ({ scenario_id, revision }) => ({ scenario_id, revision, title_ja: '空の迷宮' }),
  'scenarios.delete': ({ scenario_id }) => ({ scenario_id }),
  'backups.save': ({ scenario_id }) => ({ scenario_id, note: '夕方' }),
  'backups.restore': ({ scenario_id, backup }) => ({ scenario_id, id: backup }),
  'floors.saveGrid': ({ scenario_id }) => ({
    scenario_id,
    floor_number: '07',
    revision: 0,
    grid: packedGrid(1, 1, { north: 1 }),
  }),
  'floors.updateSettings': ({ scenario_id }) => ({ scenario_id, floor_number: '08', revision: 0, magic_set: 3 }),
};

/** Writes that make nothing a second time by what they are, each for its reason. */
const ONCE_ANYWAY = {
  'accounts.login': 'every login is a session, and one more is no harm',
  'accounts.verifyEmail': 'its link is good once',
  'accounts.resetPassword': 'its link is good once',
  'accounts.resendVerification': 'another mail is what was asked for',
  'accounts.requestPasswordReset': 'another mail is what was asked for',
  'accounts.endSession': 'what has ended stays so',
  'files.upload': 'a file is known by its bytes',
};

describeOnEveryEngine('An answer that is lost', (engine) => {
  const server = useServer(engine);
  let proxy: CuttingProxy;
  let authors = 0;
  beforeAll(async () => {
    proxy = await CuttingProxy.before(server().url);
  });
  afterAll(() => proxy.close());

  test('is thought of for every write', () => {
    const writes = PROCEDURES.filter(({ type }) => type === 'mutation').map(({ name }) => name);
    expect([...Object.keys(WRITES), ...Object.keys(ONCE_ANYWAY)].sort()).toEqual(writes.sort());
  });

  async function prepare(): Promise<Ground> {
    const username = `author${++authors}`;
    const author = await newAuthor(server().url, username);
    await logIn(server().url, username);
    const path = await newScenario(author);
    await author.put(`${path}/floor-maps/01`, { magic_set: 1 });
    const { data: backup } = await author.post<{ id: string }>(`${path}/backup`, {});
    const { data: scenario } = await author.get<{ id: string; revision: number }>(path);
    const { id: scenario_id, revision } = scenario;
    return { author, username, scenario_id, backup: backup.id, revision };
  }

  /** How many rows there are of each kind. */
  async function countRows(): Promise<Record<string, number>> {
    const { operations: _kept, ...dump } = await dumpDatabase(server().database);
    return Object.fromEntries(Object.entries(dump).map(([table, rows]) => [table, rows.length]));
  }

  /** The rows that `work` adds and removes. */
  async function effectOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await countRows();
    await work();
    const after = await countRows();
    return Object.fromEntries(Object.keys(after).map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]));
  }

  const send = (from: RestClient, name: string, body: object, key: string) =>
    from.call('POST', `/trpc/${name}`, { body, headers: { 'idempotency-key': key } });

  test.each(Object.entries(WRITES))('of %s leads to one effect when it is tried again', async (name, inputOf) => {
    const plain = await prepare();
    const wanted = await effectOf(async () => {
      expect(await send(plain.author, name, inputOf(plain), 'a-key-of-one-call')).toMatchObject({ status: 200 });
    });
    const ground = await prepare();
    const throughProxy = new RestClient(proxy.url, ground.author.token);
    const input = inputOf(ground);
    const found = await effectOf(async () => {
      proxy.breaks(`POST /trpc/${name}`);
      await expect(send(throughProxy, name, input, 'a-key-of-two-calls')).rejects.toThrow();
      proxy.mends();
      expect((await send(throughProxy, name, input, 'a-key-of-two-calls')).status).toBeLessThan(500);
    });
    expect(found).toEqual(wanted);
  });

  const KEPT = ['scenarios.create', 'scenarios.update', 'backups.save', 'backups.restore'];

  test.each(KEPT)('of %s is had by trying again, by many at once too, and changes nothing more', async (name) => {
    const ground = await prepare();
    const input = WRITES[name]?.(ground) ?? {};
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(ground.author, name, input, 'five-at-once-key')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { sessions: _one, ...before } = await dumpDatabase(server().database);
    expect((await send(ground.author, name, input, 'five-at-once-key')).text).toBe(answers[0]?.text);
    const { sessions: _other, ...after } = await dumpDatabase(server().database);
    expect(after).toEqual(before);
  });

  test('is of one author and one call: under another, another input or another key it is done anew', async () => {
    const { author, scenario_id } = await prepare();
    const stranger = await prepare();
    const create = (who: RestClient, title_ja: string, key: string) =>
      who.call<{ id: string }>('POST', 'scenarios', { body: { title_ja }, headers: { 'idempotency-key': key } });
    const made = await Promise.all([
      create(author, '一', 'the-first-of-keys'),
      create(author, '二', 'the-first-of-keys'),
      create(author, '一', 'another-one-of-keys'),
      create(stranger.author, '一', 'the-first-of-keys'),
    ]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(4);
    const again = await create(author, '一', 'the-first-of-keys');
    expect(again).toMatchObject({ status: 201, data: { id: made[0]?.data.id } });
    const backup = await send(author, 'backups.save', { scenario_id }, 'the-first-of-keys');
    expect(backup.status).toBe(200);
  });

  test('is forgotten after a day; a refusal is not kept at all', async () => {
    const { author } = await prepare();
    const create = (title_ja: string) => send(author, 'scenarios.create', { title_ja }, 'a-key-for-all-days');
    expect((await create('')).status).toBe(422);
    expect((await create('朝')).status).toBe(200);
    const rows = () => server().database('operations').where('created_at', '>', 0);
    const before = (await rows()).length;
    await server().database('operations').update({ created_at: 1 });
    expect((await create('朝')).status).toBe(200);
    const { data } = await author.get<unknown[]>('scenarios?search=朝');
    expect(data).toHaveLength(2);
    expect((await rows()).length).toBeLessThanOrEqual(before);
  });

  test.each(['short', 'two words are no key', '迷'.repeat(20), 'x'.repeat(65)])(
    'cannot be asked for by what is no key: %j',
    async (key) => {
      const { author } = await prepare();
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const { status, body } = await author.call('POST', 'scenarios', { body: { title_ja: '夜' }, headers });
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: ['idempotency-key'] });
      expect((await author.get<unknown[]>('scenarios?search=夜')).data).toEqual([]);
    },
  );
});
