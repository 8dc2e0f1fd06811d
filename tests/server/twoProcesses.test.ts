import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { logIn, newAuthor, newScenario } from '../support/author.ts';
import { describeOnMysql, type Storage } from '../support/engines.ts';
import { roomMaps, type WireFloor } from '../support/maps.ts';
import { patient } from '../support/patience.ts';
import { sendPicture } from '../support/pictures.ts';
import { RestClient } from '../support/RestClient.ts';
import { runAdmin } from '../support/runAdmin.ts';
import { type ServerProcess, startProcess } from '../support/startProcess.ts';
import { floorTarget, itemTarget, underLoad, Writer } from '../support/Writer.ts';

/** Wrong passwords for one account from one address before the first wait. */
const FREE = 10;
/** Maximum age of a server's list of banned words. Milliseconds. */
const WORDS_AGE = 2000;

describeOnMysql('Two processes on one database', (engine) => {
  let storage: Storage;
  let servers: [ServerProcess, ServerProcess];
  /** The same author, with the same session, at each of them. */
  let [here, there]: readonly RestClient[] = [];
  let scenario: string;
  beforeAll(async () => {
    storage = await engine.makeMigrated();
    servers = await Promise.all([startProcess(storage.env), startProcess(storage.env)]);
    here = await newAuthor(servers[0].url, 'author');
    there = new RestClient(servers[1].url, here.token);
    scenario = await newScenario(here);
  });
  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    await storage.remove();
  });
  const both = () => [here, there] as [RestClient, RestClient];

  test('share sessions, content, files, operations and limits', async () => {
    const [one, other] = both();
    // Each answers what the other has changed in a floor and in a scenario, not its own cache.
    const floor = `${scenario}/floor-maps/01`;
    for (const [mark, by, reader] of [
      [1, one, other],
      [2, other, one],
    ] as const) {
      const before = await reader.get<WireFloor>(floor);
      await by.put(`${floor}/maps`, { maps: roomMaps(mark) });
      const etag = before.headers.get('etag') ?? '';
      expect((await reader.get<WireFloor>(floor, { 'if-none-match': etag })).data.maps).toEqual(roomMaps(mark));
    }
    // A picture uploaded at one is used at the other, and shown by both.
    const { data: picture } = await sendPicture(one);
    expect((await other.patch('me', { profile: picture.url })).status).toBe(200);
    for (const who of both()) expect((await who.get(picture.url)).status).toBe(200);
    // A call repeated at the other under the same key happens once; together they create no more than an account may have.
    const create = (who: RestClient, title_ja: string, key: string) =>
      who.call<PresentedScenario>('POST', 'scenarios', { body: { title_ja }, headers: { 'idempotency-key': key } });
    const twice = await Promise.all(both().map((who) => create(who, '一度だけ', 'the-key-of-one-call')));
    expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1);
    const many = await Promise.all(
      Array.from({ length: 100 }, (_, at) => create(both()[at % 2] as RestClient, `${at}`, `one-of-a-hundred-${at}`)),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(98);
    expect((await one.get('scenarios')).body.meta.total).toBe(100);
    // A session that is ended at one is over at the other.
    const session = await logIn(one.url, 'author');
    expect((await new RestClient(other.url, session.token).post('logout')).status).toBe(204);
    await expect.poll(async () => (await session.get('me')).status, { timeout: patient(2000) }).toBe(401);
  });

  test('follow the commands of whoever runs them', async () => {
    const admin = (...call: string[]) => runAdmin(storage.env, ...call);
    const seen = async (who: RestClient) => (await who.get<{ id: string; is_read: boolean }[]>('notifications')).data;
    expect(await admin('notify', '--ja', 'お知らせ', '--en', 'News')).toMatchObject({ code: 0 });
    const [one, other] = both();
    const [notice] = await seen(one);
    expect((await other.post('/trpc/accounts.readNotifications', { ids: [notice?.id] })).status).toBe(200);
    expect(await seen(one)).toMatchObject([{ is_read: true }]);

    const check = (who: RestClient) => who.post('/trpc/bannedWords.check', { words: ['ふしぎな迷宮'] });
    for (const who of both()) expect((await check(who)).text).toContain('"is_banned_word":false');
    await admin('banned-words', 'add', 'ふしぎ');
    const timeout = patient(WORDS_AGE + 1000);
    for (const who of both()) {
      await expect.poll(async () => (await check(who)).text, { timeout }).toContain('"is_banned_word":true');
    }
  });

  test('lose nothing of what was acknowledged when one is killed; the other goes on, and forgets no try', {
    retry: 0,
  }, async () => {
    let isKilled = false;
    const [one, other] = both();
    const alive = (first: RestClient) => () => (isKilled ? other : first);
    const targets = [
      ...['11', '12', '13'].map((floor) => floorTarget(`${scenario}/floor-maps/${floor}`)),
      ...['1', '2', '3'].map((number) => itemTarget(`${scenario}/items-detail/${number}`)),
    ];
    const writers = targets.map((target, at) => new Writer(alive(at % 2 === 0 ? one : other), target));
    const load = underLoad(writers, () => !isKilled);
    // A login at one is known to the other, even in the middle of it.
    const { token } = await logIn(one.url, 'author');
    expect((await new RestClient(other.url, token).get('me')).status).toBe(200);
    await newAuthor(one.url, 'victim');
    const guess = async (at: RestClient) =>
      (await new RestClient(at.url).post('login', { login: 'victim', password: 'a wrong guess' })).status;
    // After the wait one attempt is checked, and the next wait is longer.
    const refuse = async (at: RestClient) => expect([await guess(at), await guess(at)]).toContain(429);
    const guesses = Array.from({ length: 2 * FREE }, (_, at) => guess(at % 2 === 0 ? one : other));
    expect((await Promise.all(guesses)).filter((status) => status === 422)).toHaveLength(FREE);
    await expect.poll(() => load.haveAllSavedSince(0), { timeout: patient(20_000) }).toBe(true);

    isKilled = true;
    expect(await servers[0].end('SIGKILL')).toBe(null);
    const killed = Date.now();
    await refuse(other);
    await expect.poll(() => load.haveAllSavedSince(killed), { timeout: patient(20_000) }).toBe(true);
    await load.end();
    for (const writer of writers) await writer.check(other);

    // A process that replaces it knows all of that too.
    servers[0] = await startProcess(storage.env);
    const again = new RestClient(servers[0].url, one.token);
    for (const writer of writers) await writer.check(again);
    await refuse(again);
  });
});
