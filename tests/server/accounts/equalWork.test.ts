import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD, registration } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

/** Every hash that was computed, by its parameters. */
const hashes = vi.hoisted(() => [] as string[]);

// The files of a run share their modules: this one loads its own, in which the library is another.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

// The library computes as always and is only observed. Nothing but hashes takes long enough to be noticed from outside.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const parametersOf = (stored: string) => stored.slice(0, stored.lastIndexOf('p='));
  const hash: typeof argon2.hash = async (...call) => {
    const made = await argon2.hash(...call);
    hashes.push(parametersOf(made));
    return made;
  };
  const verify: typeof argon2.verify = (stored, ...call) => {
    hashes.push(parametersOf(String(stored)));
    return argon2.verify(stored, ...call);
  };
  return { ...argon2, hash, verify };
});

/** `npm run soak` measures how long each takes. */
describe('As many hashes are computed, whoever has an account', () => {
  const mail = useMailServer();
  const server = useServer(sqlite, { env: () => ({ SMTP_URL: mail().url }) });

  beforeAll(async () => {
    for (const name of ['hanako', 'taro']) {
      await server().rest.post('register', registration(name));
      await server().rest.post('/trpc/accounts.verifyEmail', { token: await mail().token(`${name}@example.com`) });
    }
    await server().rest.post('register', registration('jiro'));
    await server().database('accounts').where('username', 'taro').update({ is_disabled: true });
    // From here on no hash is made for the first time.
    await server().rest.post('login', { login: 'hanako', password: PASSWORD });
  });
  beforeEach(() => {
    hashes.length = 0;
  });
  const ONE = ['$argon2id$v=19$m=19456,t=2,'];

  test.each([
    ['an unknown user', 'nobody'],
    ['a known one', 'hanako'],
    ['one by the address', 'hanako@example.com'],
    ['one who is locked', 'taro'],
    ['one who never confirmed the address', 'jiro'],
  ])('one for a login of %s with a wrong password', async (_who, login) => {
    const refused = await server().rest.post('login', { login, password: `${PASSWORD}!` });
    expect(refused.status).toBe(422);
    expect(hashes).toEqual(ONE);
  });

  test.each([
    ['free', 'free@example.com'],
    ['taken', 'hanako@example.com'],
  ])('one for a registration with an address that is %s', async (title, email) => {
    const { status } = await server().rest.post('register', { ...registration(`new-${title}`), email });
    expect(status).toBe(201);
    expect(hashes).toEqual(ONE);
  });

  test.each(['hanako@example.com', 'nobody@example.com'])('none for a new password of %s', async (email) => {
    expect((await server().rest.post('/trpc/accounts.requestPasswordReset', { email })).status).toBe(200);
    expect(hashes).toEqual([]);
  });
});
