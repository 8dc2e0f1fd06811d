import { beforeEach, expect, test } from 'vitest';
import { logIn, PASSWORD, registration } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { PLATFORM_ENV } from '../../support/platform.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

const DAY = 86_400_000;

describeOnEveryEngine('Registering with a mail server', (engine) => {
  const mail = useMailServer();
  let time = Date.now();
  const server = useServer(engine, {
    env: () => ({
      SMTP_URL: mail().url,
      PUBLIC_URL: 'https://meikyu.example.com',
      MAIL_FROM: 'post@meikyu.example.com',
    }),
    now: () => time,
  });
  const register = (username: string, change: object = {}) =>
    server().rest.post<{ username: string; is_verified: boolean }>('register', {
      ...registration(username),
      ...change,
    });
  const verify = (token: string, language: 'ja' | 'en' = 'en') =>
    server().rest.in(language).post('/trpc/accounts.verifyEmail', { token });
  const verified = async (username: string) => {
    await register(username);
    await verify(await mail().token(`${username}@example.com`));
  };
  beforeEach(() => {
    time = Date.now();
  });

  test('the author gets a link, opens it once, and is in', async () => {
    expect(await register('hanako')).toMatchObject({ status: 201, data: { is_verified: false } });
    const author = await logIn(server().url, 'hanako');
    expect(await author.get('me')).toMatchObject({
      status: 200,
      data: { is_verified: false, email: 'hanako@example.com' },
    });
    expect(await author.get('scenarios')).toMatchObject({ status: 403 });

    const token = await mail().token('hanako@example.com');
    expect(await trpcClient(server().rest).accounts.verifyEmail.mutate({ token })).toEqual({
      data: { purpose: 'registration', email: 'hanako@example.com' },
    });
    expect(await author.get('me')).toMatchObject({ data: { is_verified: true } });
    expect(await author.get('scenarios')).toMatchObject({ status: 200 });
    expect(await server().rest.post('login', { login: 'Hanako@Example.com', password: PASSWORD })).toMatchObject({
      status: 200,
    });

    const again = await verify(token);
    expect(again).toMatchObject({ status: 422 });
    expect(again.text).toContain('This link is not valid');
    expect((await verify(token, 'ja')).text).toContain('このリンクは無効です');
  });

  test.each([
    ['ja', '【Meikyu】メールアドレスの確認', 'ご登録いただき'],
    ['en', 'Meikyu: confirm your e-mail address', 'Thank you for registering'],
  ] as const)('the mail is plain text in %s, with a link made from PUBLIC_URL', async (language, subject, words) => {
    await register(`reader.${language}`, { language });
    const received = await mail().next(`reader.${language}@example.com`);
    expect(received.subject).toBe(subject);
    expect(received.text).toContain(words);
    expect(received.text).toMatch(/^https:\/\/meikyu\.example\.com\/auth\/verify#token=[\w-]{43}$/m);
    expect(received.headers['content-type']).toEqual([expect.stringMatching(/^text\/plain; charset=utf-8/)]);
    expect(received.headers.from).toEqual(['Meikyu <post@meikyu.example.com>']);
  });

  test('a Host header of somebody else leads nobody there', async () => {
    const answer = await rawRequest(server().url, {
      method: 'POST',
      path: '/api/frontend/register',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example.org',
        'x-forwarded-host': 'evil.example.org',
      },
      body: JSON.stringify(registration('lured')),
    });
    expect(answer.status).toBe(201);
    const { text } = await mail().next('lured@example.com');
    expect(text).toContain('https://meikyu.example.com/');
    expect(text).not.toContain('evil');
  });

  test.each([
    ['email', 'x@example.com\r\nBcc: everybody@example.com'],
    ['email', 'x@example.com\nBcc: everybody@example.com'],
    ['email', 'x@example.com, everybody@example.com'],
    ['email', '"x\r\nBcc: y"@example.com'],
    ['email', 'Everybody <everybody@example.com>'],
    ['name', 'x\r\nBcc: everybody@example.com'],
    ['username', 'x\r\nBcc: everybody@example.com'],
  ])('a line break or a second address in %s is refused: %j', async (field, value) => {
    const before = mail().mails.length;
    const { status, body } = await register('injector', { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    // By the time the next account has its mail, nobody else has received any.
    const witness = `witness${before}`;
    await register(witness);
    await mail().next(`${witness}@example.com`, before);
    expect(
      mail()
        .mails.slice(before)
        .map(({ to }) => to),
    ).toEqual([[`${witness}@example.com`]]);
  });

  test('what somebody calls themselves does not stand in a mail, as it could be a text for others', async () => {
    await register('advertiser', { name: 'Buy at evil.example.org' });
    const { text, subject } = await mail().next('advertiser@example.com');
    expect(subject + text).not.toContain('evil');
  });

  test('a taken address is answered as a free one; its owner is told by mail', async () => {
    await verified('owner');
    const known = mail().mails.length;
    const taken = await register('stranger', { email: 'OWNER@example.com' });
    const free = await register('stranger2');
    const bare = ({ text, status, headers }: typeof taken) => ({
      status,
      text: text.replace(/stranger2?/, ''),
      headers: [...headers].filter(([name]) => !['date', 'content-length'].includes(name)),
    });
    expect(bare(taken)).toEqual(bare(free));

    const told = await mail().next('owner@example.com', known);
    expect(told.text).toContain('owner');
    expect(told.text).toContain('https://meikyu.example.com/auth/forgot');
    expect(told.text).not.toContain('#token=');
    await mail().next('stranger2@example.com', known);
    expect(
      mail()
        .mails.slice(known)
        .map(({ to }) => to),
    ).not.toContainEqual(['OWNER@example.com']);

    // Neither logging in nor requesting the mail again reveals the difference.
    for (const username of ['stranger', 'stranger2']) {
      const session = await logIn(server().url, username);
      expect(await session.get('me')).toMatchObject({ data: { is_verified: false, username } });
      expect(await session.post('/trpc/accounts.resendVerification', {})).toMatchObject({ status: 200 });
    }
  });

  test('a taken username is told', async () => {
    await register('taken');
    const { status, body } = await register('TAKEN', { email: 'other@example.com' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { username: ['This username is already taken.'] },
    });
  });

  test('nobody takes an address by naming it: it belongs to the first who confirms it', async () => {
    await register('squatter', { email: 'wanted@example.com' });
    const first = await mail().token('wanted@example.com');
    const known = mail().mails.length;
    expect(await register('rightful', { email: 'wanted@example.com' })).toMatchObject({ status: 201 });
    const second = await mail().token('wanted@example.com', known);
    expect(await verify(second)).toMatchObject({ status: 200 });
    const late = await verify(first);
    expect(late.status).toBe(422);
    expect(late.text).toContain('already registered');
    const login = await server().rest.post<{ username: string }>('login', {
      login: 'wanted@example.com',
      password: PASSWORD,
    });
    expect(login.data.username).toBe('rightful');
  });

  test('the mail can be sent again, while the account is not verified', async () => {
    await register('forgetful');
    const author = await logIn(server().url, 'forgetful');
    const first = await mail().token('forgetful@example.com');
    const known = mail().mails.length;
    const calls = trpcClient(author).accounts;
    expect(await calls.resendVerification.mutate({})).toEqual({ data: { email: 'forgetful@example.com' } });
    const second = await mail().token('forgetful@example.com', known);
    expect(second).not.toBe(first);
    // Either is valid, and using one of them uses up both.
    expect(await verify(first)).toMatchObject({ status: 200 });
    expect(await verify(second)).toMatchObject({ status: 422 });
    expect(await author.post('/trpc/accounts.resendVerification', {})).toMatchObject({ status: 409 });
    expect(await server().rest.post('/trpc/accounts.resendVerification', {})).toMatchObject({ status: 401 });
  });

  test('a mistyped address is changed: the old link is dead, and a mail goes to the new one', async () => {
    await register('mistyped', { email: 'mistypo@example.com' });
    const author = await logIn(server().url, 'mistyped');
    const first = await mail().token('mistypo@example.com');
    const change = { email: 'Ｍistyped@example.com' };
    expect(await author.patch('register', change)).toMatchObject({
      status: 200,
      data: { email: 'Mistyped@example.com' },
    });
    expect(await author.get('me')).toMatchObject({ data: { is_verified: false, email: 'Mistyped@example.com' } });
    expect(await verify(first)).toMatchObject({ status: 422 });
    const second = await mail().token('Mistyped@example.com');
    // A retry after a lost answer changes nothing, and the link that was sent stays good.
    expect(await author.patch('register', change)).toMatchObject({ status: 200 });
    // In another tab, after the link was opened on another device.
    expect(await verify(second)).toMatchObject({ status: 200 });
    expect(await author.patch('register', { email: 'late@example.com' })).toMatchObject({ status: 409 });
    expect(await author.delete('register')).toMatchObject({ status: 409 });
    expect(await author.get('me')).toMatchObject({ data: { is_verified: true, email: 'Mistyped@example.com' } });
    for (const call of ['patch', 'delete'] as const)
      expect(await server().rest[call]('register', change)).toMatchObject({ status: 401 });
  });

  test('changing the address to a taken one is answered as to a free one; its owner is told by mail', async () => {
    await verified('resident');
    await register('mover');
    const author = await logIn(server().url, 'mover');
    const known = mail().mails.length;
    const taken = await author.patch('register', { email: 'resident@example.com' });
    const received = await mail().next('resident@example.com', known);
    expect(received.text).toContain('https://meikyu.example.com/auth/forgot');
    expect(received.text).not.toContain('#token=');
    const free = await author.patch('register', { email: 'free.one@example.com' });
    expect([taken.status, free.status]).toEqual([200, 200]);
    expect(taken.text.replace('resident', 'free.one')).toBe(free.text);
    expect(await author.patch('register', { email: 'nobody' })).toMatchObject({ status: 422 });
  });

  test('a discarded registration frees its name and its address at once, and leaves nothing', async () => {
    await register('fickle');
    const author = await logIn(server().url, 'fickle');
    const elsewhere = await logIn(server().url, 'fickle');
    const token = await mail().token('fickle@example.com');
    expect(await author.delete('register')).toMatchObject({ status: 204 });
    // After a lost answer, in another tab, and by the link.
    for (const session of [author, elsewhere]) expect(await session.delete('register')).toMatchObject({ status: 401 });
    expect(await verify(token)).toMatchObject({ status: 422 });
    const known = mail().mails.length;
    expect(await register('fickle')).toMatchObject({ status: 201 });
    expect(await verify(await mail().token('fickle@example.com', known))).toMatchObject({ status: 200 });
  });

  test('of discarding and confirming at the same moment one is done', async () => {
    for (const name of ['racer1', 'racer2', 'racer3']) {
      await register(name);
      const author = await logIn(server().url, name);
      const token = await mail().token(`${name}@example.com`);
      const [discarded, confirmed] = await Promise.all([author.delete('register'), verify(token)]);
      const account = await server().database('accounts').where('username', name).first();
      if (discarded.status === 204) expect([confirmed.status, account]).toEqual([expect.any(Number), undefined]);
      else expect([discarded.status, confirmed.status, Boolean(account.is_verified)]).toEqual([409, 200, true]);
      expect(confirmed.status).toBeLessThan(500);
    }
  });

  test('a link is good for a day, and its token is stored nowhere', async () => {
    await register('late');
    const token = await mail().token('late@example.com');
    const stored = JSON.stringify(await server().database('account_tokens').select());
    expect(stored).toContain('late@example.com');
    expect(stored).not.toContain(token);
    time += DAY;
    expect(await verify(token)).toMatchObject({ status: 422 });
    time -= 1;
    expect(await verify(token)).toMatchObject({ status: 200 });
  });

  test('of two who open the same link at once, one is told that it was used', async () => {
    await register('twice');
    const token = await mail().token('twice@example.com');
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await verify(token)).status));
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  test('a mail server that fails loses no registration', async () => {
    mail().isRefusing = true;
    expect(await register('unlucky')).toMatchObject({ status: 201 });
    await mail().refused();
    const author = await logIn(server().url, 'unlucky');
    mail().isRefusing = false;
    expect(await author.post('/trpc/accounts.resendVerification', {})).toMatchObject({ status: 200 });
    expect(await verify(await mail().token('unlucky@example.com'))).toMatchObject({ status: 200 });
  });

  test('a registration that nobody confirmed frees its username after a week', async () => {
    await register('vanishing');
    await verified('staying');
    time += 7 * DAY + 1000;
    await register('next');
    const names = await server().database('accounts').whereIn('username', ['vanishing', 'staying']).select('username');
    expect(names).toEqual([{ username: 'staying' }]);
  });

  test('fifty registrations of one name at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => register('crowded', { email: `crowd${index}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 422]));
    expect(await server().database('accounts').where('username_key', 'crowded')).toHaveLength(1);
  });

  test('whether there is mail is told to the client', async () => {
    expect(await trpcClient(new RestClient(server().url)).app.settings.query()).toEqual({
      data: {
        has_mail: true,
        admin_site_url: null,
        contact: null,
        platform_login_url: PLATFORM_ENV.PLATFORM_LOGIN_URL,
      },
    });
  });
});
