import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, registration } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

// Every address of 127.0.0.0/8 is this machine, so owner and stranger can come from different ones.
const HOME = '127.0.0.1';
const WRONG = 'not the password';
const MINUTE = 60_000;
/** Wrong passwords for one account from one address before the first wait. */
const FREE = 10;

describeOnEveryEngine('Too many tries', (engine) => {
  const mail = useMailServer();
  let time = Date.now();
  const server = useServer(engine, {
    env: () => ({ SMTP_URL: mail().url }),
    now: () => time,
    isThrottled: true,
  });
  let lastNetwork = 1;
  /** Returns an address that nobody has come from yet. */
  const newAddress = () => `127.0.${Math.floor(lastNetwork / 250)}.${(lastNetwork++ % 250) + 2}`;

  interface Attempt {
    readonly from?: string;
    readonly url?: string;
    readonly headers?: Record<string, string>;
    readonly path?: string;
  }
  async function post(path: string, body: object, { from = HOME, url = server().url, headers = {} }: Attempt = {}) {
    const {
      status,
      headers: answered,
      text,
    } = await rawRequest(url, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', 'x-localization': 'en', ...headers },
      body: JSON.stringify(body),
      from,
    });
    return { status, retryAfter: Number(answered['retry-after'] ?? 0), text };
  }
  const login = (name: string, password: string, attempt: Attempt = {}) =>
    post(attempt.path ?? '/api/frontend/login', { login: name, password }, attempt);
  /** Tries until it is refused; returns the number of attempts that were checked. */
  async function triesUntilRefused(attempt: () => Promise<{ status: number }>, most = 60): Promise<number> {
    for (let tries = 0; tries < most; tries++) {
      const { status } = await attempt();
      if (status === 429) return tries;
      expect(status).toBe(422);
    }
    return most;
  }

  beforeAll(async () => {
    for (const username of ['hanako', 'jiro', 'saburo', 'shiro', 'goro', 'roku', 'nana']) {
      expect((await post('/api/frontend/register', registration(username))).status).toBe(201);
      const token = await mail().token(`${username}@example.com`);
      expect((await post('/trpc/accounts.verifyEmail', { token })).status).toBe(200);
    }
  });

  test('make a stranger wait, twice as long each time, and the wait is told', async () => {
    const from = newAddress();
    expect(await triesUntilRefused(() => login('hanako', WRONG, { from }))).toBe(FREE);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      const { status, retryAfter, text } = await login('hanako', PASSWORD, { from });
      expect(status).toBe(429);
      expect(text).toContain(`Please try again in ${retryAfter} s.`);
      waits.push(retryAfter);
      time += retryAfter * 1000;
      expect((await login('hanako', WRONG, { from })).status).toBe(422);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
    // Whoever knows the password only needs to wait.
    time += 32_000;
    expect((await login('hanako', PASSWORD, { from })).status).toBe(200);
    expect(await triesUntilRefused(() => login('hanako', WRONG, { from }))).toBe(FREE);
  });

  test('are the same tries in capitals, in wide letters, with spaces, by e-mail, over tRPC, in a batch, or with forged headers', async () => {
    const from = newAddress();
    const spellings = ['jiro', 'JIRO', ' jiro ', 'ｊｉｒｏ', 'Jiro@Example.com'];
    for (const name of [...spellings, ...spellings]) expect((await login(name, WRONG, { from })).status).toBe(422);
    for (const name of spellings) expect((await login(name, WRONG, { from })).status).toBe(429);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
    ]) {
      expect((await login('jiro', WRONG, { from, headers })).status).toBe(429);
    }
    expect((await login('jiro', WRONG, { from, path: '/trpc/accounts.login' })).status).toBe(429);

    const other = newAddress();
    for (const name of spellings) expect((await login(name, WRONG, { from: other })).status).toBe(422);
    const calls = Array(10).fill('accounts.login').join(',');
    const batch = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [index, { login: 'jiro', password: WRONG }]),
    );
    const answers = JSON.parse((await post(`/trpc/${calls}?batch=1`, batch, { from: other })).text) as {
      error: { json: { data: { code: number } } };
    }[];
    const codes = answers.map(({ error }) => error.json.data.code);
    expect(codes.filter((code) => code === 422)).toHaveLength(FREE - spellings.length);
    expect(codes.filter((code) => code === 429)).toHaveLength(10 - (FREE - spellings.length));
    expect((await login('jiro', WRONG, { from: other })).status).toBe(429);
  });

  test('are no more when many are sent at once', async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('jiro', WRONG, { from })));
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(FREE);
  });

  test('are counted by two servers together, and a restart forgets none', async () => {
    const from = newAddress();
    const url = await server().another();
    const turns = [server().url, url];
    let turn = 0;
    expect(await triesUntilRefused(() => login('saburo', WRONG, { from, url: turns[turn++ % 2] ?? '' }))).toBe(FREE);
    const third = await server().another();
    expect((await login('saburo', WRONG, { from, url: third })).status).toBe(429);
  });

  test("of a stranger never keep the owner out where the owner was before, and the owner's session goes on", async () => {
    const opened = await login('shiro', PASSWORD);
    const session = new RestClient(server().url, (JSON.parse(opened.text) as { access_token: string }).access_token);
    for (let count = 0; count < 12; count++) {
      const from = newAddress();
      await triesUntilRefused(() => login('shiro', WRONG, { from }));
    }
    // Others have to wait when coming from elsewhere, but never more than a minute.
    const stranger = await login('shiro', PASSWORD, { from: newAddress() });
    expect(stranger.status).toBe(429);
    expect(stranger.retryAfter).toBeLessThanOrEqual(60);
    expect((await login('shiro', PASSWORD)).status).toBe(200);
    expect((await session.get('me')).status).toBe(200);
    time += MINUTE;
    expect((await login('shiro', PASSWORD, { from: newAddress() })).status).toBe(200);
  });

  test('at many accounts from one address make that address wait; another author there, who is known, does not', async () => {
    const from = newAddress();
    expect((await login('goro', PASSWORD, { from })).status).toBe(200);
    let target = 0;
    expect(await triesUntilRefused(() => login(`nobody${target++}`, WRONG, { from }))).toBeGreaterThanOrEqual(19);
    expect((await login('nobody.at.all', WRONG, { from })).status).toBe(429);
    expect((await login('goro', PASSWORD, { from })).status).toBe(200);
    // An attacker with an account gains no attempts on others by logging in to it in between.
    expect((await login('nobody.at.all', WRONG, { from })).status).toBe(429);
  });

  test('tell nothing of who has an account', async () => {
    const [one, other] = [newAddress(), newAddress()];
    for (let count = 0; count < FREE + 3; count++) {
      const known = await login('roku', WRONG, { from: one });
      const unknown = await login('nobody', WRONG, { from: other });
      expect({ ...unknown, text: withoutId(unknown.text) }).toEqual({ ...known, text: withoutId(known.text) });
    }
  });

  test('at the current password count as well', async () => {
    const from = newAddress();
    const { text } = await login('roku', PASSWORD, { from });
    const headers = { authorization: `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}` };
    const update = () =>
      post('/trpc/accounts.update', { email: 'x@example.com', current_password: WRONG }, { from, headers });
    expect(await triesUntilRefused(update)).toBe(FREE);
    expect((await post('/trpc/accounts.delete', { password: PASSWORD }, { from, headers })).status).toBe(429);
  });

  test('of asking for the mail again, there or elsewhere: the third within a minute is too soon', async () => {
    await post('/api/frontend/register', registration('impatient'));
    const { text } = await login('impatient', PASSWORD);
    const headers = { authorization: `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}` };
    const resend = () => post('/trpc/accounts.resendVerification', {}, { headers, from: newAddress() });
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 200]);
    expect(await resend()).toMatchObject({ status: 429, retryAfter: 60 });
    const change = { email: 'somewhere@example.com' };
    expect(await post('/trpc/accounts.changeRegistration', change, { headers, from: newAddress() })).toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    time += MINUTE;
    expect((await resend()).status).toBe(200);
  });

  test('of asking for a new password: from one address a few, to one mailbox a few, and nobody sees which', async () => {
    const request = (email: string, from: string) => post('/trpc/accounts.requestPasswordReset', { email }, { from });
    const from = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await request(`nobody${count}@example.com`, from)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);

    const known = mail().mails.length;
    for (let count = 0; count < 30; count++) {
      expect((await request('nana@example.com', newAddress())).status).toBe(200);
    }
    await mail().next('nana@example.com', known);
    await post('/trpc/accounts.requestPasswordReset', { email: 'goro@example.com' }, { from: newAddress() });
    await mail().next('goro@example.com', known);
    const sent = mail()
      .mails.slice(known)
      .filter(({ to }) => to.includes('nana@example.com'));
    expect(sent.length).toBeLessThanOrEqual(10);
  });

  test('of registering from one address: two hundred, and then a wait', async () => {
    const from = newAddress();
    // Set to the count after 199, so that the test need not create as many accounts.
    await post('/api/frontend/register', registration('pupil1'), { from });
    const newest = await server().database('throttles').where('tries', 1).orderBy('expires_at', 'desc').select('id');
    await server()
      .database('throttles')
      .whereIn(
        'id',
        newest.map(({ id }) => id),
      )
      .update({ tries: 199 });
    expect((await post('/api/frontend/register', registration('pupil2'), { from })).status).toBe(201);
    expect(await post('/api/frontend/register', registration('pupil3'), { from })).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
    const confirm = { ...registration('pupil3'), confirm: true };
    expect((await post('/api/frontend/register', confirm, { from })).status).toBe(201);
  });
});

const withoutId = (text: string): string => text.replace(/"request_id":"[^"]*"/, '');
