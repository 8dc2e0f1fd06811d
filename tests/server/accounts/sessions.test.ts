import { beforeEach, expect, test } from 'vitest';
import { newAuthor, PASSWORD } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const DAY = 86_400_000;
/** Time that an account that was read for a token may be used, on a server that does not know that the session ended. */
const CACHE_TIME = 500;

describeOnEveryEngine('The sessions of an account', (engine) => {
  let time = Date.now();
  const server = useServer(engine, { now: () => time });
  const accounts = (client: RestClient) => trpcClient(client).accounts;
  const logInWith = async (login: string, userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    const answer = await server().rest.call('POST', 'login', { body: { login, password: PASSWORD }, headers });
    return new RestClient(server().url, answer.body.access_token);
  };
  const isOpen = async (client: RestClient) => (await client.get('me')).status === 200;
  beforeEach(() => {
    time = Date.now();
  });

  test('are listed with where and when they were opened, the one that asks among them', async () => {
    await newAuthor(server().url, 'lister');
    await server().database('sessions').delete();
    const phone = await logInWith('lister', 'Phone/1.0');
    time += 1000;
    const desk = await logInWith('lister', `Desk/2.0 ${'x'.repeat(2000)}`);
    const { data } = await accounts(phone).sessions.query();
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        is_current: false,
        created_at: new Date(time).toISOString(),
        last_seen_at: new Date(time).toISOString(),
        user_agent: `Desk/2.0 ${'x'.repeat(246)}`,
        address: '127.0.0.1',
      },
      expect.objectContaining({ is_current: true, user_agent: 'Phone/1.0' }),
    ]);
    // The id of a session does not lead to its token.
    for (const { token } of [phone, desk]) expect(JSON.stringify(data)).not.toContain(token?.slice(0, 8));
  });

  test('are ended one by one, and only by their owner', async () => {
    const here = await newAuthor(server().url, 'ender');
    const there = await logInWith('ender', 'There');
    const stranger = await newAuthor(server().url, 'stranger');
    const { data } = await accounts(here).sessions.query();
    const other = data.find(({ is_current }) => !is_current)?.id ?? '';

    const end = (client: RestClient, id: string) => client.post('/trpc/accounts.endSession', { id });
    for (const id of [other, '0'.repeat(16), '%', '', '_'.repeat(16), other.slice(0, 15)]) {
      expect(await end(stranger, id), id).toMatchObject({ status: 404 });
    }
    expect(await isOpen(there)).toBe(true);
    expect(await end(here, other)).toMatchObject({ status: 200 });
    expect([await isOpen(there), await isOpen(here)]).toEqual([false, true]);
    expect(await end(here, other)).toMatchObject({ status: 404 });
  });

  test('are ended all but the one that asks', async () => {
    const here = await newAuthor(server().url, 'leaver');
    const others = [await logInWith('leaver', 'a'), await logInWith('leaver', 'b')];
    const stranger = await newAuthor(server().url, 'bystander');
    expect(await accounts(here).endOtherSessions.mutate({})).toEqual({ data: { ended: 3 - 1 } });
    for (const other of others) expect(await isOpen(other)).toBe(false);
    expect([await isOpen(here), await isOpen(stranger)]).toEqual([true, true]);
  });

  test('are refused within a second by another server that knew them', async () => {
    const here = await newAuthor(server().url, 'roamer');
    const url = await server().another();
    const ends: ((victim: RestClient) => Promise<unknown>)[] = [
      (victim) => victim.post('logout'),
      () => accounts(here).endOtherSessions.mutate({}),
      () => here.patch('me', { password: 'thirteen paper boats', current_password: PASSWORD }),
    ];
    for (const end of ends) {
      const victim = await logInWith('roamer', 'victim');
      const elsewhere = new RestClient(url, victim.token);
      expect(await isOpen(elsewhere)).toBe(true);
      await end(victim);
      time += CACHE_TIME;
      expect(await isOpen(elsewhere)).toBe(false);
    }
  });

  test('end after 14 idle days, and after 90 days whatever is done with them', async () => {
    const idle = await newAuthor(server().url, 'idler');
    time += 14 * DAY - 1000;
    expect(await isOpen(idle)).toBe(true);
    time += 14 * DAY + 1000;
    expect(await isOpen(idle)).toBe(false);

    const busy = await logInWith('idler', 'busy');
    const opened = time;
    for (let days = 7; days < 90; days += 7) {
      time = opened + days * DAY;
      expect(await isOpen(busy), `${days} days`).toBe(true);
    }
    time = opened + 90 * DAY + 1000;
    expect(await isOpen(busy)).toBe(false);
    expect((await accounts(await logInWith('idler', 'new')).sessions.query()).data).toHaveLength(1);
  });

  test('each have a token of their own, stored nowhere', async () => {
    const first = await newAuthor(server().url, 'holder');
    const second = await logInWith('holder', 'again');
    expect(first.token).not.toBe(second.token);
    const stored = JSON.stringify(await server().database('sessions').select());
    for (const { token } of [first, second]) {
      expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(32);
      expect(stored).not.toContain(token);
    }
  });
});
