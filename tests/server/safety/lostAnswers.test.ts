import { afterAll, beforeAll, expect, test } from 'vitest';
import { CuttingProxy } from '../../support/CuttingProxy.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';
import { prepareGround, WRITES, WRITING } from '../../support/writes.ts';

/** Writes that may happen twice, each with its reason. */
const ANYWAY = {
  'accounts.login': 'every login is a session, and one more is no harm',
  'accounts.decryptToken': 'a token is good once; who lost the answer comes in by another',
  'accounts.completeRegistration': 'done twice it comes to the same',
  'accounts.changeRegistration': 'done twice it comes to the same, and another mail does no harm',
  'accounts.discardRegistration': 'it cannot be done twice, as the session is gone',
  'accounts.resendVerification': 'another mail is what was asked for',
  'accounts.requestPasswordReset': 'another mail is what was asked for',
};
/** Operations that are looked up in the same way are tried once on landing; each keyed call is tried in laws/retries.test.ts. */
const routerOf = (name: string): string => name.split('.')[0] ?? '';
const TRIED = Object.entries(WRITES).filter(([name]) => !(name in ANYWAY));

describeOnEveryEngine('An answer that is lost', (engine) => {
  const server = useServer(engine);
  let proxy: CuttingProxy;
  let authors = 0;
  beforeAll(async () => {
    proxy = await CuttingProxy.before(server().url);
  });
  afterAll(() => proxy.close());

  test('is thought of for every write', () => {
    // A file is identified by its bytes.
    expect(Object.keys(WRITES).sort()).toEqual([...WRITING].sort());
  });

  /** Makes an author with what an input is about; by default that is nothing but a scenario. */
  const prepare = (inputOf: (typeof WRITES)[string] = () => ({})) =>
    prepareGround(server().url, server().database, `author${++authors}`, inputOf);

  /** Counts the rows of each kind. The search index of titles depends on their letters, which differ from author to author. */
  async function countRows(): Promise<Record<string, number>> {
    const { operations: _kept, list_grams: _grams, ...dump } = await dumpDatabase(server().database);
    return Object.fromEntries(Object.entries(dump).map(([table, rows]) => [table, rows.length]));
  }

  /** Returns the rows that `work` adds and removes. */
  async function effectOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await countRows();
    await work();
    const after = await countRows();
    return Object.fromEntries(Object.keys(after).map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]));
  }

  const send = (from: RestClient, name: string, body: object, key: string) =>
    from.call('POST', `/trpc/${name}`, { body, headers: { 'idempotency-key': key } });

  // The effect of each write is the same on both engines; that it is recognised is tried on both below.
  test.each(engine.name === 'SQLite' ? ofEachSort(TRIED, ([name]) => routerOf(name)) : TRIED.slice(0, 2))(
    'of %s leads to one effect when it is tried again',
    async (name, inputOf) => {
      const plain = await prepare(inputOf);
      const wanted = await effectOf(async () => {
        expect(await send(plain.author, name, inputOf(plain), 'a-key-of-one-call')).toMatchObject({ status: 200 });
      });
      const ground = await prepare(inputOf);
      const throughProxy = new RestClient(proxy.url, ground.author.token);
      const input = inputOf(ground);
      const found = await effectOf(async () => {
        proxy.breaks(`POST /trpc/${name}`);
        await expect(send(throughProxy, name, input, 'a-key-of-two-calls')).rejects.toThrow();
        proxy.mends();
        expect((await send(throughProxy, name, input, 'a-key-of-two-calls')).status).toBeLessThan(500);
      });
      expect(found).toEqual(wanted);
    },
  );

  const KEYED = PROCEDURES.filter(({ name, isKeyed }) => isKeyed && name in WRITES).map(({ name }) => name);

  test.each(ofEachSort(KEYED, routerOf))(
    'of %s is had by trying again, by many at once too, and changes nothing more',
    async (name) => {
      const ground = await prepare(WRITES[name]);
      const input = WRITES[name]?.(ground) ?? {};
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => send(ground.author, name, input, 'five-at-once-key')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const { sessions: _one, ...before } = await dumpDatabase(server().database);
      expect((await send(ground.author, name, input, 'five-at-once-key')).text).toBe(answers[0]?.text);
      const { sessions: _other, ...after } = await dumpDatabase(server().database);
      expect(after).toEqual(before);
    },
  );

  test('is of one author and one key: under another of either it is done anew', async () => {
    const { author } = await prepare();
    const stranger = await prepare();
    const create = (who: RestClient, title_ja: string, key: string) =>
      who.call<{ id: string }>('POST', 'scenarios', { body: { title_ja }, headers: { 'idempotency-key': key } });
    const made = await Promise.all([
      create(author, '一', 'the-first-of-keys'),
      create(author, '一', 'another-one-of-keys'),
      create(stranger.author, '一', 'the-first-of-keys'),
    ]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(3);
    const again = await create(author, '一', 'the-first-of-keys');
    expect(again).toMatchObject({ status: 201, data: { id: made[0]?.data.id } });
  });

  test('is of one call: its key with another input or for something else is refused, and changes nothing', async () => {
    const { author, scenario_id } = await prepare();
    const key = 'a-key-that-is-taken';
    const made = await send(author, 'scenarios.create', { title_ja: '一' }, key);
    expect(made.status).toBe(200);
    const others = () => [
      send(author, 'scenarios.create', { title_ja: '二' }, key),
      send(author, 'backups.save', { scenario_id }, key),
      author.call('POST', `scenarios/${scenario_id}/backup`, { body: {}, headers: { 'idempotency-key': key } }),
    ];
    const before = await countRows();
    for (const other of others()) {
      const { status, text } = await other;
      expect(status).toBe(422);
      expect(text).toContain('"idempotency-key":["This Idempotency-Key was used for another operation.');
    }
    expect(await countRows()).toEqual(before);
    expect((await send(author, 'scenarios.create', { title_ja: '一' }, key)).text).toBe(made.text);

    // Only one of two simultaneous calls is done.
    const [first, second] = await Promise.all(
      ['三', '四'].map((title_ja) => send(author, 'scenarios.create', { title_ja }, 'a-key-for-two-calls')),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 422]);
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
