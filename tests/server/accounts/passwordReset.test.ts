import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn, PASSWORD, registration } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'twelve quiet lanterns';

describeOnEveryEngine('A forgotten password', (engine) => {
  const mail = useMailServer();
  let time = Date.now();
  const server = useServer(engine, {
    env: () => ({ SMTP_URL: mail().url, PUBLIC_URL: 'https://meikyu.example.com' }),
    now: () => time,
  });
  const request = (email: string) => server().rest.post('/trpc/accounts.requestPasswordReset', { email });
  const reset = (token: string, password = NEW_PASSWORD) =>
    server().rest.post('/trpc/accounts.resetPassword', { token, password });
  const login = (username: string, password: string) => server().rest.post('login', { login: username, password });

  beforeAll(async () => {
    for (const username of ['hanako', 'jiro', 'saburo', 'shiro', 'goro']) {
      await server().rest.post('register', registration(username));
      const token = await mail().token(`${username}@example.com`);
      await server().rest.post('/trpc/accounts.verifyEmail', { token });
    }
  });
  beforeEach(() => {
    time = Date.now();
  });

  test('is replaced by the link of a mail, which ends every session', async () => {
    const [here, there] = [await logIn(server().url, 'hanako'), await logIn(server().url, 'hanako')];
    const known = mail().mails.length;
    const calls = trpcClient(server().rest).accounts;
    expect(await calls.requestPasswordReset.mutate({ email: 'Hanako@example.com' })).toEqual({
      data: { email: 'Hanako@example.com' },
    });
    const received = await mail().next('hanako@example.com', known);
    expect(received.text).toMatch(/^https:\/\/meikyu\.example\.com\/auth\/reset#token=[\w-]{43}$/m);
    const token = await mail().token('hanako@example.com', known, 'reset');
    expect(JSON.stringify(await server().database('account_tokens').select())).not.toContain(token);

    expect(await calls.resetPassword.mutate({ token, password: NEW_PASSWORD })).toEqual({
      data: { username: 'hanako' },
    });
    expect(await login('hanako', PASSWORD)).toMatchObject({ status: 422 });
    expect(await login('hanako', NEW_PASSWORD)).toMatchObject({ status: 200 });
    for (const session of [here, there]) expect(await session.get('me')).toMatchObject({ status: 401 });
    expect(await reset(token)).toMatchObject({ status: 422 });
  });

  test('is answered alike for every address, and only an account gets a mail', async () => {
    const known = mail().mails.length;
    const [nobody, owner] = [await request('nobo@example.com'), await request('jiro@example.com')];
    expect(nobody.text.replaceAll('nobo', 'jiro')).toBe(owner.text);
    expect(nobody.status).toBe(owner.status);
    const names = ({ headers }: typeof owner) => [...headers.keys()].sort();
    expect(names(nobody)).toEqual(names(owner));
    await mail().next('jiro@example.com', known);
    expect(
      mail()
        .mails.slice(known)
        .map(({ to }) => to),
    ).toEqual([['jiro@example.com']]);
  });

  test('has a link that is good for an hour', async () => {
    const known = mail().mails.length;
    await request('jiro@example.com');
    const token = await mail().token('jiro@example.com', known, 'reset');
    time += HOUR;
    expect(await reset(token)).toMatchObject({ status: 422 });
    time -= 1;
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  test('is not replaced by a bad one, and the link can then be used again', async () => {
    const known = mail().mails.length;
    await request('saburo@example.com');
    const token = await mail().token('saburo@example.com', known, 'reset');
    for (const password of ['short', 'password1234', 'saburo123456']) {
      const answer = await reset(token, password);
      expect(answer.status, password).toBe(422);
      expect(answer.text).toContain('"errors":{"password"');
    }
    expect(await login('saburo', PASSWORD)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  test('has a link for that and nothing else', async () => {
    const known = mail().mails.length;
    await request('shiro@example.com');
    const token = await mail().token('shiro@example.com', known, 'reset');
    expect(await server().rest.post('/trpc/accounts.verifyEmail', { token })).toMatchObject({ status: 422 });
    await server().rest.post('register', registration('roku'));
    const other = await mail().token('roku@example.com');
    expect(await reset(other)).toMatchObject({ status: 422 });
    for (const wrong of [token.slice(1), `${token}x`, token.toLowerCase(), "' or 1=1 --", '\u0000']) {
      expect(await reset(wrong), wrong).toMatchObject({ status: 422 });
    }
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  test('is replaced once, whoever comes at the same time', async () => {
    const known = mail().mails.length;
    await request('goro@example.com');
    const token = await mail().token('goro@example.com', known, 'reset');
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW_PASSWORD} number ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const password of passwords) {
      expect((await login('goro', password)).status).toBe(password === winners[0] ? 200 : 422);
    }
  });
});
