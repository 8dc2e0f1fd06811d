import { beforeAll, expect, test } from 'vitest';
import { logIn, newAuthor, PASSWORD, registration } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

const NEW_PASSWORD = 'twelve quiet lanterns';

interface User {
  readonly email: string;
  readonly pending_email: string | null;
}

describeOnAnyEngine('An author changes', (engine) => {
  const server = useServer(engine);
  let hanako: RestClient;
  beforeAll(async () => {
    hanako = await newAuthor(server().url, 'hanako');
    await newAuthor(server().url, 'jiro');
  });

  test('name and language, and sees it at once; what is sent back whole stays', async () => {
    const answer = await hanako.patch('me', { name: 'New Name', language: 'en' });
    expect(answer).toMatchObject({ status: 200, data: { name: 'New Name', language: 'en', prefix_name: 'NE' } });
    expect(answer.body.access_token).toBeUndefined();
    const { data } = await hanako.get<object>('me');
    expect(data).toEqual(answer.data);
    expect(await hanako.patch('me', data)).toMatchObject({ status: 200, data });
  });

  test.each([
    ['name', { name: '花子' }],
    ['name', { name: '' }],
    ['name', { name: null }],
    ['language', { language: 'fr' }],
    ['email', { email: 'nonsense', current_password: PASSWORD }],
    ['email', { email: 'JIRO@example.com', current_password: PASSWORD }],
    ['password', { password: 'short', current_password: PASSWORD }],
    ['password', { password: 'hanako2024!!', current_password: PASSWORD }],
    ['current_password', { password: NEW_PASSWORD }],
    ['current_password', { password: NEW_PASSWORD, current_password: '' }],
    ['current_password', { password: NEW_PASSWORD, current_password: `${PASSWORD}!` }],
    ['current_password', { email: 'other@example.com' }],
    ['current_password', { email: 'other@example.com', current_password: NEW_PASSWORD }],
    ['profile', { profile: 'x' }],
    ['profile', { profile: '0'.repeat(64) }],
    ['id', { id: 'other' }],
    ['username', { username: 'other' }],
    ['is_verified', { is_verified: false }],
    ['is_admin', { is_admin: true }],
    ['role', { role: 'admin' }],
    ['created_at', { created_at: 1 }],
    ['password_hash', { password_hash: 'x' }],
  ])('nothing where %s is wrong: %j', async (field, change) => {
    const before = await server().database('accounts').where('username', 'hanako').first();
    const { status, body } = await hanako.patch('me', { ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await server().database('accounts').where('username', 'hanako').first()).toEqual(before);
  });

  test('without a mail server the address at once', async () => {
    const changed = await hanako.patch<User>('me', { email: 'hana@example.com', current_password: PASSWORD });
    expect(changed).toMatchObject({ status: 200, data: { email: 'hana@example.com', pending_email: null } });
    expect((await server().rest.post('login', { login: 'hana@example.com', password: PASSWORD })).status).toBe(200);
    expect((await server().rest.post('login', { login: 'hanako@example.com', password: PASSWORD })).status).toBe(422);
  });

  test('the password: every session ends, and the answer opens a new one', async () => {
    const other = await logIn(server().url, 'hanako');
    const changed = await hanako.patch('me', { password: NEW_PASSWORD, current_password: PASSWORD });
    expect(changed.status).toBe(200);
    for (const session of [hanako, other]) expect(await session.get('me')).toMatchObject({ status: 401 });
    expect(changed.body.access_token).not.toBe(hanako.token);
    hanako = new RestClient(server().url, changed.body.access_token);
    expect(await hanako.get('me')).toMatchObject({ status: 200 });
    const login = (password: string) => server().rest.post('login', { login: 'hanako', password });
    expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([422, 200]);
  });

  test('nothing in vain: notifications are an empty list at first', async () => {
    expect((await hanako.get('notifications')).body).toEqual({ data: [] });
  });
});

describeOnAnyEngine('With a mail server, a new address', (engine) => {
  const mail = useMailServer();
  const server = useServer(engine, { env: () => ({ SMTP_URL: mail().url }) });
  const newMember = async (username: string): Promise<RestClient> => {
    await server().rest.post('register', registration(username));
    await verify(await mail().token(`${username}@example.com`));
    return logIn(server().url, username);
  };
  const verify = (token: string) => server().rest.post('/trpc/accounts.verifyEmail', { token });
  const change = (client: RestClient, email: string) => client.patch<User>('me', { email, current_password: PASSWORD });

  test('waits until it is confirmed from there, and the old one is told', async () => {
    const author = await newMember('mover');
    const known = mail().mails.length;
    expect(await change(author, 'moved@example.com')).toMatchObject({
      status: 200,
      data: { email: 'mover@example.com', pending_email: 'moved@example.com', is_verified: true },
    });
    const told = await mail().next('mover@example.com', known);
    expect(told.text).toContain('moved@example.com');
    expect(told.text).not.toContain('#token=');
    const token = await mail().token('moved@example.com', known);
    expect((await server().rest.post('login', { login: 'moved@example.com', password: PASSWORD })).status).toBe(422);

    const confirmed = await verify(token);
    expect(confirmed.status).toBe(200);
    expect(confirmed.text).toContain('"purpose":"email_change"');
    expect(await author.get('me')).toMatchObject({ data: { email: 'moved@example.com', pending_email: null } });
    expect((await server().rest.post('login', { login: 'moved@example.com', password: PASSWORD })).status).toBe(200);
    expect((await server().rest.post('login', { login: 'mover@example.com', password: PASSWORD })).status).toBe(422);
  });

  test('that was asked for last is the one that counts, and the present one ends the wait', async () => {
    const author = await newMember('wavering');
    await change(author, 'first@example.com');
    const first = await mail().token('first@example.com');
    await change(author, 'second@example.com');
    const second = await mail().token('second@example.com');
    expect(await verify(first)).toMatchObject({ status: 422 });
    expect(await change(author, 'wavering@example.com')).toMatchObject({ data: { pending_email: null } });
    expect(await verify(second)).toMatchObject({ status: 422 });
    expect(await author.get('me')).toMatchObject({ data: { email: 'wavering@example.com' } });
  });

  test('that is taken is answered alike; its owner is told, and nothing comes of it', async () => {
    await newMember('owner');
    const author = await newMember('asker');
    const known = mail().mails.length;
    const taken = await change(author, 'owner@example.com');
    expect(taken).toMatchObject({ status: 200, data: { pending_email: 'owner@example.com' } });
    const told = await mail().next('owner@example.com', known);
    expect(told.text).not.toContain('#token=');
    expect(told.text).not.toContain('asker');
  });

  test('makes links to the old one worthless', async () => {
    const author = await newMember('hurried');
    const known = mail().mails.length;
    await server().rest.post('/trpc/accounts.requestPasswordReset', { email: 'hurried@example.com' });
    const token = await mail().token('hurried@example.com', known, 'reset');
    await change(author, 'calm@example.com');
    await verify(await mail().token('calm@example.com'));
    const password = NEW_PASSWORD;
    expect(await server().rest.post('/trpc/accounts.resetPassword', { token, password })).toMatchObject({
      status: 422,
    });
  });

  test('a new password is told to the owner', async () => {
    const author = await newMember('careful');
    const known = mail().mails.length;
    await author.patch('me', { password: NEW_PASSWORD, current_password: PASSWORD });
    expect((await mail().next('careful@example.com', known)).subject).toMatch(/パスワードが変更されました/);
  });
});
