import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { newAuthor, PASSWORD } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const NEW_PASSWORD = 'twelve quiet lanterns';

/** Holds back the next result of the library's `hash` or `verify` until it is released. */
const gate = vi.hoisted(() => {
  const held = new Map<string, { reached: () => void; opened: Promise<void> }>();
  return {
    hold(name: 'hash' | 'verify') {
      const reached = Promise.withResolvers<void>();
      const opened = Promise.withResolvers<void>();
      held.set(name, { reached: reached.resolve, opened: opened.promise });
      return { reached: reached.promise, letGo: opened.resolve };
    },
    async pass(name: 'hash' | 'verify') {
      const one = held.get(name);
      held.delete(name);
      one?.reached();
      await one?.opened;
    },
  };
});

// The files of a run share their modules: this one loads its own, in which the library is another.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

// The library computes as always; only its result is passed on later.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = async (...call) => {
    const made = await argon2.hash(...call);
    await gate.pass('hash');
    return made;
  };
  const verify: typeof argon2.verify = async (...call) => {
    const matches = await argon2.verify(...call);
    await gate.pass('verify');
    return matches;
  };
  return { ...argon2, hash, verify };
});

describeOnEveryEngine('A password that is changed while it is verified', (engine) => {
  const server = useServer(engine);
  let authors = 0;
  let name: string;
  let owner: RestClient;
  beforeEach(async () => {
    name = `author${++authors}`;
    owner = await newAuthor(server().url, name);
  });
  const logIn = (password: string) => server().rest.post('login', { login: name, password });
  const account = () => server().database('accounts').where('username', name);
  const countSessions = async () => {
    const { id } = await account().first('id');
    return (await server().database('sessions').where('account_id', id)).length;
  };
  const storeOutdatedHash = async () => {
    const { hash } = await import('@node-rs/argon2');
    await account().update({ password_hash: await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) });
  };

  /** Makes a call, and while the computation for it is held back, the owner changes the password. */
  async function changedDuring<Result>(held: 'hash' | 'verify', call: () => Promise<Result>): Promise<Result> {
    const { reached, letGo } = gate.hold(held);
    const answer = call();
    await reached;
    const changed = await owner.patch('me', { password: NEW_PASSWORD, current_password: PASSWORD });
    expect(changed.status).toBe(200);
    owner = new RestClient(server().url, changed.body.access_token);
    letGo();
    return answer;
  }

  test('opens no session', async () => {
    const late = await changedDuring('verify', () => logIn(PASSWORD));
    expect(late).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    expect(await countSessions()).toBe(1);
    expect(await owner.get('me')).toMatchObject({ status: 200 });
  });

  test.each(['verify', 'hash'] as const)('is not put back by hashing it anew: held at %s', async (held) => {
    await storeOutdatedHash();
    expect(await changedDuring(held, () => logIn(PASSWORD))).toMatchObject({ status: 422 });
    expect(await logIn(PASSWORD)).toMatchObject({ status: 422 });
    expect(await logIn(NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  test('neither changes the password once more nor deletes the account', async () => {
    const thief = new RestClient(server().url, (await logIn(PASSWORD)).body.access_token);
    const change = { password: 'thirteen paper boats', current_password: PASSWORD };
    const refused = await changedDuring('verify', () => thief.patch('me', change));
    expect(refused).toMatchObject({ status: 422, body: { errors: { current_password: [expect.any(String)] } } });
    expect(await logIn(NEW_PASSWORD)).toMatchObject({ status: 200 });

    name = `author${++authors}`;
    owner = await newAuthor(server().url, name);
    const other = new RestClient(server().url, (await logIn(PASSWORD)).body.access_token);
    const kept = await changedDuring('verify', () => other.call('DELETE', 'me', { body: { password: PASSWORD } }));
    expect(kept).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    expect(await owner.get('me')).toMatchObject({ status: 200 });
  });

  test('lets two in who log in at once while the hash is outdated', async () => {
    await storeOutdatedHash();
    const { reached, letGo } = gate.hold('verify');
    const first = logIn(PASSWORD);
    await reached;
    expect(await logIn(PASSWORD)).toMatchObject({ status: 200 });
    letGo();
    expect(await first).toMatchObject({ status: 200 });
  });
});
