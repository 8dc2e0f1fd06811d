import { beforeAll, expect, test } from 'vitest';
import { logIn, newAuthor, PASSWORD, registration } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('An account', (engine) => {
  const server = useServer(engine);
  let hanako: RestClient;
  beforeAll(async () => {
    hanako = await newAuthor(server().url, 'Hanako');
  });

  test('the confirmation step checks and stores nothing', async () => {
    const form = registration('taro');
    const checked = await server().rest.post('register', { ...form, confirm: true });
    expect(checked).toMatchObject({ status: 201, data: { username: 'taro', is_verified: true } });
    expect(await server().database('accounts').where('username', 'taro')).toEqual([]);
    expect(await server().rest.post('login', { login: 'taro', password: PASSWORD })).toMatchObject({ status: 422 });

    const refused = await server().rest.post('register', { ...form, username: 'ta ro', confirm: true });
    expect(refused).toMatchObject({ status: 422, body: { errors: { username: [expect.any(String)] } } });
  });

  test.each([
    ['Hanako'],
    ['hanako'],
    ['HANAKO@example.com'],
    ['Hanako@EXAMPLE.com'],
    ['ｈａｎａｋｏ'],
    ['  hanako '],
    ['ＨＡＮＡＫＯ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ])('logs in as "%s"', async (login) => {
    const answer = await server().rest.post('login', { login, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, data: { username: 'Hanako' } });
    expect(answer.body.access_token).toMatch(/^[\w-]{43}$/);
  });

  test('me tells the account and nothing that is secret', async () => {
    const me = await hanako.get('me');
    expect(me.status).toBe(200);
    expect(me.body).toEqual({
      data: {
        id: expect.any(String),
        username: 'Hanako',
        name: 'Author Hanako',
        email: 'Hanako@example.com',
        pending_email: null,
        language: 'ja',
        profile: null,
        prefix_name: 'AU',
        is_verified: true,
        is_admin: false,
        has_password: true,
        role: 'author',
      },
    });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['username', { username: '' }, 'Username required', 'ユーザー名を入力してください。'],
    ['username', { username: undefined }, 'Username required', 'ユーザー名を入力してください。'],
    ['username', { username: 'ab' }, /3 to 32/, /3〜32/],
    ['username', { username: 'x'.repeat(33) }, /3 to 32/, /3〜32/],
    ['username', { username: '花子' }, /letters, digits/, /半角英数字/],
    ['username', { username: 'hAnAkO' }, 'This username is already taken.', /すでに使われています/],
    ['name', { name: '  ' }, 'Account Name required', 'アカウント名を入力してください。'],
    ['name', { name: '花子' }, 'Please use half-width characters.', '半角文字で入力してください。'],
    ['name', { name: 'x'.repeat(41) }, /40 characters/, /40文字以下/],
    ['email', { email: '' }, 'Mail Address is required', 'メールアドレスを入力してください。'],
    ['email', { email: 'hanako' }, 'Mail Address not recognized', /形式が正しくありません/],
    ['email', { email: 'HANAKO@EXAMPLE.COM' }, /already registered/, /すでに登録/],
    ['password', { password: '' }, 'This field required', '入力してください。'],
    ['password', { password: 'x'.repeat(9) }, /at least 10/, /10文字以上/],
    ['password', { password: '\u{1f409}'.repeat(9) }, /at least 10/, /10文字以上/],
    ['password', { password: '迷'.repeat(334) }, /1,000 bytes/, /1,000バイト/],
    ['language', { language: 'fr' }, /ja, en/, /ja, en/],
    ['agreed', { agreed: false }, 'Input required', '規約への同意が必要です。'],
    ['is_admin', { is_admin: true }, 'This field is not known.', '知らない項目です。'],
  ])('beside %s: %o', async (field, change, english, japanese) => {
    const form = { ...registration('jiro'), ...change };
    for (const [language, wanted] of [
      ['en', english],
      ['ja', japanese],
    ] as const) {
      const { status, body } = await server().rest.in(language).post('register', form);
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
      const expected = wanted instanceof RegExp ? expect.stringMatching(wanted) : wanted;
      expect(body.errors?.[field]).toEqual([expected]);
    }
    expect(await server().database('accounts').where('username', 'jiro')).toEqual([]);
  });

  test('in the words that each form has of its own for a name that is missing', async () => {
    for (const login of ['', ' ', undefined]) {
      const { status, body } = await server().rest.post('login', { login, password: 'x' });
      expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { login: ['A username is required'] } });
    }
    const author = await newAuthor(server().url, 'renamed');
    expect(await author.patch('me', { name: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['Full Name required'] } },
    });
  });

  test('all wrong fields are told at once', async () => {
    const { body } = await server().rest.post('register', {});
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(
      ['agreed', 'email', 'language', 'name', 'password', 'username'].sort(),
    );
  });

  test('passwords of any Unicode from 10 characters to 1,000 bytes are kept whole', async () => {
    const long = '迷宮の地図を描く朝'.repeat(37);
    for (const [username, password] of [
      ['shortest', '🐉🗡️🛡️🏰🔥🌙⭐🌊🍄'],
      ['longest', long],
      ['with.nul', 'before\0after nul'],
    ] as const) {
      expect(await server().rest.post('register', { ...registration(username), password })).toMatchObject({
        status: 201,
      });
      expect(await server().rest.post('login', { login: username, password })).toMatchObject({ status: 200 });
      const cut = [...password].slice(0, -1).join('');
      expect(await server().rest.post('login', { login: username, password: cut })).toMatchObject({ status: 422 });
    }
    const stored = await server().database('accounts').where('username', 'longest').first('password_hash');
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a wrong password and an unknown account get the same answer, beside the password', async () => {
    const wrong = await server().rest.post('login', { login: 'hanako', password: 'not the password' });
    const unknown = await server().rest.post('login', { login: 'nobody', password: 'not the password' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['password']);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  test('a class that logs in within one moment waits for its turns, and everybody is let in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server().rest.post('login', { login: 'hanako', password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  test('a password hashed with older parameters is hashed anew at the next login', async () => {
    const { hash } = await import('@node-rs/argon2');
    const accounts = () => server().database('accounts').where('username', 'Hanako');
    await accounts().update({ password_hash: await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) });
    await logIn(server().url, 'hanako');
    expect((await accounts().first('password_hash')).password_hash).toMatch(/m=19456,t=2,p=1/);
    await logIn(server().url, 'hanako');
  });

  test('logout ends this session at once and no other', async () => {
    const [here, there] = [await logIn(server().url, 'hanako'), await logIn(server().url, 'hanako')];
    expect(await here.get('me')).toMatchObject({ status: 200 });
    const left = await here.post('logout');
    expect(left).toMatchObject({ status: 204, text: '' });
    expect(await here.get('me')).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
    expect(await there.get('me')).toMatchObject({ status: 200 });
  });

  test('a session ends after 14 idle days, and after 90 days in any case; its token is stored nowhere', async () => {
    const day = 86_400_000;
    for (const [column, time] of [
      ['last_seen_at', Date.now() - 14 * day - 1000],
      ['expires_at', Date.now() - 1],
    ] as const) {
      const session = await logIn(server().url, 'hanako');
      expect(
        await server()
          .database('sessions')
          .where('token_hash', session.token ?? ''),
      ).toEqual([]);
      const newest = await server().database('sessions').orderBy('expires_at', 'desc').first();
      expect(newest.expires_at - newest.created_at).toBe(90 * day);
      await server()
        .database('sessions')
        .where('token_hash', newest.token_hash)
        .update({ [column]: time });
      expect(await session.get('me')).toMatchObject({ status: 401 });
    }
  });

  test('fifty registrations of one username at once make exactly one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server().rest.post('register', {
          ...registration('wanted'),
          username: index % 2 ? 'wanted' : 'Wanted',
          email: `wanted${index}@example.com`,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 422]));
    expect(await server().database('accounts').where('username_key', 'wanted')).toHaveLength(1);
  });
});
