import { CompactEncrypt } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { logIn, newAuthor } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { KEYS, platformToken, TEST_PUBLIC_URL, type TokenChanges } from '../../support/platform.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const PUBLIC_URL = 'https://meikyu.example.com';
const seconds = () => Math.floor(Date.now() / 1000);

describeOnEveryEngine('A player whom a game platform hands over', (engine) => {
  const server = useServer(engine, { env: () => ({ PUBLIC_URL }) });
  let players = 0;
  let player: string;
  beforeEach(() => {
    player = `player ${++players}`;
  });
  const mint = (changes: TokenChanges = {}, sub = player) => platformToken(PUBLIC_URL, sub, changes);
  const handOver = (token: string, who = server().rest) => who.get(`decrypt-token/${token}`);
  const session = async (token: string) => {
    const { status, body } = await handOver(token);
    expect(status).toBe(200);
    return new RestClient(server().url, body.access_token);
  };
  const me = async (who: RestClient) => (await who.get<Record<string, unknown>>('me')).data;
  const complete = (who: RestClient, changes: object = {}) =>
    who.post<Record<string, unknown>>('/trpc/accounts.completeRegistration', {
      username: `player.${players}`,
      name: 'Kaede',
      email: `player.${players}@example.com`,
      language: 'en',
      agreed: true,
      ...changes,
    });

  test('has an account from the first time on, which is not verified, and which is the same the next time', async () => {
    const first = await session(await mint({ claims: { name: 'Kaede Mori', language: 'en' } }));
    const seen = await me(first);
    expect(seen).toMatchObject({
      username: expect.stringMatching(/^player-[a-z0-9]{16}$/),
      name: 'Kaede Mori',
      email: '',
      language: 'en',
      is_verified: false,
      has_password: false,
      role: 'author',
    });
    expect((await first.get('scenarios')).status).toBe(403);
    expect((await me(await session(await mint()))).id).toBe(seen.id);
    expect((await me(await session(await mint({}, `${player}, another`)))).id).not.toBe(seen.id);
    // Neither the platform's name for the player nor the token is stored.
    const stored = JSON.stringify(await dumpDatabase(server().database));
    expect(stored).not.toContain(player);
  });

  test.each([
    ['a name in wide letters', { name: '楓', language: 'fr' }],
    ['a name that is none', { name: { toString: 1 }, language: 1 }],
    ['no name', {}],
  ])('is called Player where the platform says %s', async (_, claims) => {
    expect(await me(await session(await mint({ claims })))).toMatchObject({ name: 'Player', language: 'en' });
  });

  test('completes the registration, and then has everything but a password', async () => {
    const who = await session(await mint());
    await newAuthor(server().url, `taken${players}`);
    for (const [field, wrong] of [
      ['username', { username: `TAKEN${players}` }],
      ['email', { email: `taken${players}@example.com` }],
      ['agreed', { agreed: false }],
      ['name', { name: '楓' }],
    ] as const) {
      const { status, body } = await complete(who, wrong);
      expect(status, field).toBe(422);
      expect(JSON.stringify(body)).toContain(`"${field}":[`);
    }
    expect((await complete(who)).status).toBe(200);
    expect(await me(who)).toMatchObject({ username: `player.${players}`, language: 'en', is_verified: true });
    expect((await who.post('scenarios', { title_ja: '水底の迷宮' })).status).toBe(201);
    expect((await complete(who)).status).toBe(409);

    // No password opens it, not even an empty one.
    for (const password of ['', ' ', 'correct horse battery']) {
      const login = `player.${players}`;
      expect((await server().rest.post('login', { login, password })).status).toBe(422);
    }
    const changed = await who.patch('me', { email: 'other@example.com', current_password: 'correct horse battery' });
    expect(changed).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.stringMatching(/no password/)] } },
    });
  });

  test('who registered by himself has nothing to complete', async () => {
    const author = await newAuthor(server().url, `author${players}`);
    await server().database('accounts').where('username', `author${players}`).update({ is_verified: false });
    expect((await complete(await logIn(server().url, `author${players}`))).status).toBe(409);
    expect((await author.get('me')).status).toBe(200);
  });

  test('is nobody else, whatever address the platform says', async () => {
    const author = await newAuthor(server().url, `mailed${players}`);
    const claims = { email: `mailed${players}@example.com`, email_verified: true, username: `mailed${players}` };
    expect((await me(await session(await mint({ claims })))).id).not.toBe((await me(author)).id);
  });

  test('deletes the account by its username', async () => {
    const who = await session(await mint());
    await complete(who);
    const remove = (body: object) => who.call('DELETE', 'me', { body });
    expect(await remove({})).toMatchObject({ status: 422, body: { errors: { confirm: [expect.any(String)] } } });
    expect(await remove({ confirm: 'somebody' })).toMatchObject({ status: 422 });
    expect(await remove({ password: 'correct horse battery' })).toMatchObject({ status: 422 });
    expect((await remove({ confirm: `PLAYER.${players} ` })).status).toBe(204);
    expect((await who.get('me')).status).toBe(401);
    // The player may begin again.
    expect(await me(await session(await mint()))).toMatchObject({ is_verified: false });
  });

  test('comes in once by a token, of twenty who use it at the same moment too', async () => {
    const token = await mint();
    const answers = await Promise.all(Array.from({ length: 20 }, () => handOver(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    expect((await handOver(token)).status).toBe(401);
    const [account] = await server().database('accounts').where('email', '').select('id').orderBy('created_at', 'desc');
    expect(account).toBeDefined();
  });

  test('gets one account, however many first tokens come at the same moment', async () => {
    const before = (await server().database('accounts').select('id')).length;
    const all = await Promise.all(Array.from({ length: 10 }, async () => session(await mint())));
    const ids = await Promise.all(all.map(async (who) => (await me(who)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await server().database('accounts').select('id')).toHaveLength(before + 1);
  });

  test('does not come in while the account is disabled', async () => {
    const { id } = await me(await session(await mint()));
    await server().database('accounts').where({ id }).update({ is_disabled: true });
    expect((await handOver(await mint())).status).toBe(401);
  });

  test('comes in by either of the two keys', async () => {
    for (const { id, key } of KEYS) {
      expect((await handOver(await mint({ key, header: { kid: id } }))).status).toBe(200);
    }
  });

  test('is refused alike whatever is wrong with the token, and nothing is stored', async () => {
    const good = await mint();
    const other = Buffer.alloc(32, 'another key of thirty-two bytes!');
    const text = new TextEncoder().encode(JSON.stringify({ iss: 'https://platform.example.com' }));
    const seal = (header: Parameters<CompactEncrypt['setProtectedHeader']>[0], key: Uint8Array) =>
      new CompactEncrypt(text).setProtectedHeader(header).encrypt(key);
    const changed = (part: number, at: number) => {
      const parts = good.split('.');
      const one = parts[part] ?? '';
      parts[part] = one.slice(0, at) + (one[at] === 'A' ? 'B' : 'A') + one.slice(at + 1);
      return parts.join('.');
    };
    const now = seconds();
    const bad: Record<string, string> = {
      'no token': 'x',
      'long, and no token': 'x'.repeat(4000),
      'a JWT that is signed, or not': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      'a changed header': changed(0, 5),
      'a changed vector': changed(2, 3),
      'a changed text': changed(3, 12),
      'a changed tag': changed(4, 3),
      'a tag cut short': good.slice(0, -6),
      'another key': await mint({ key: other }),
      'the key of another id': await mint({ header: { kid: 'old' } }),
      'an unknown id': await mint({ header: { kid: 'older' } }),
      'no id': await mint({ header: { kid: undefined as never } }),
      'another cipher': await seal({ alg: 'dir', enc: 'A128CBC-HS256', kid: 'new' }, KEYS[0].key),
      'another way to the key': await seal({ alg: 'A256KW', enc: 'A256GCM', kid: 'new' }, KEYS[0].key),
      'more in the header': await mint({ header: { cty: 'JWT' } }),
      'another type': await mint({ header: { typ: 'at+jwt' } }),
      'no claims': await seal({ alg: 'dir', enc: 'A256GCM', kid: 'new' }, KEYS[0].key),
      'another issuer': await mint({ claims: { iss: 'https://platform.example.com.evil.example' } }),
      'another audience': await mint({ claims: { aud: 'https://meikyu.example.com.evil.example' } }),
      'an end that has passed': await mint({ claims: { iat: now - 70, exp: now - 10 } }),
      'an end before its beginning': await mint({ claims: { iat: now, exp: now - 2 } }),
      'an end that is far': await mint({ claims: { iat: now, exp: now + 61 } }),
      'a beginning that is far': await mint({ claims: { iat: now + 3600, exp: now + 3660 } }),
      'a beginning long ago': await mint({ claims: { iat: now - 3600, exp: now + 30 } }),
      'an empty subject': await mint({ claims: { sub: '' } }),
      'a subject that is no text': await mint({ claims: { sub: 5 } }),
    };
    for (const claim of ['iss', 'aud', 'sub', 'iat', 'exp', 'jti']) {
      bad[`no ${claim}`] = await mint({ claims: { [claim]: undefined } });
    }
    const before = await dumpDatabase(server().database);
    for (const [title, token] of Object.entries(bad)) {
      const { status, body, headers } = await handOver(token);
      const { request_id: _, ...said } = body as unknown as Record<string, unknown>;
      expect({ status, said }, title).toEqual({
        status: 401,
        said: { title: 'Error', message: 'Please log in.', code: 401 },
      });
      expect(headers.get('cache-control'), title).toBe('no-store');
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
    expect((await handOver(good)).status).toBe(200);
  });

  test('is told nothing by who only looks, and nothing that is to be kept', async () => {
    const token = await mint();
    expect((await server().rest.call('HEAD', `decrypt-token/${token}`)).status).toBe(405);
    const { headers, body } = await handOver(token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(Object.keys(body).sort()).toEqual(['access_token', 'data']);
  });

  test('leaves nothing of a token behind once it is too old to be used', async () => {
    await server()
      .database('spent_tokens')
      .insert({ id: 'f'.repeat(64), expires_at: 1 });
    await session(await mint());
    expect(await server().database('spent_tokens').where('expires_at', '<', Date.now())).toEqual([]);
  });
});

describeOnEveryEngine('Where no platform is set', (engine) => {
  const server = useServer(engine, { env: () => ({ PLATFORM_LOGIN_URL: '', PLATFORM_KEYS: '' }) });

  test('nobody is handed over, and no page offers it', async () => {
    const token = await platformToken(TEST_PUBLIC_URL, 'player');
    expect((await server().rest.get(`decrypt-token/${token}`)).status).toBe(401);
    const { body } = await server().rest.get('/trpc/app.settings');
    expect(JSON.stringify(body)).toContain('"platform_login_url":null');
  });
});
