import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newAuthor, PASSWORD } from '../../support/author.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { runAdmin, runAdminHere } from '../../support/runAdmin.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

describeOnAnyEngine('Beside a running server, whoever runs the installation', (engine) => {
  let storage: Storage;
  let server: ServerProcess;
  let author: RestClient;
  beforeAll(async () => {
    storage = await engine.makeMigrated();
    server = await startProcess({ ...storage.env, CONTACT: 'keeper@example.com' });
    author = await newAuthor(server.url, 'hanako');
    await newAuthor(server.url, 'taro');
  });
  afterAll(async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  });
  const admin = (...call: string[]) => runAdminHere(storage.env, ...call);
  const me = async (who: RestClient) => (await who.get<{ is_admin: boolean; role: string }>('me')).data;
  const ended = (who: RestClient) => expect.poll(async () => (await who.get('me')).status, { timeout: 1000 }).toBe(401);

  test('makes an author an admin, by name or address, and an author again', async () => {
    const made = await admin('make-admin', ' HANAKO@example.com');
    expect(made).toEqual({ code: 0, said: 'hanako is an admin now; its sessions are ended.', refused: '' });
    await ended(author);
    author = await logIn(server.url, 'hanako');
    expect(await me(author)).toMatchObject({ is_admin: true, role: 'admin' });

    expect(await admin('unmake-admin', 'hanako')).toMatchObject({ code: 0 });
    author = await logIn(server.url, 'hanako');
    expect(await me(author)).toMatchObject({ is_admin: false, role: 'author' });
  });

  test('disables an account: its sessions end within a second, and it is told so at the login', async () => {
    const other = await logIn(server.url, 'hanako');
    expect(await admin('disable', 'hanako')).toMatchObject({ code: 0, said: expect.stringContaining('is disabled') });
    await ended(author);
    await ended(other);
    const nobody = author.in('ja');
    const refused = await nobody.post('login', { login: 'hanako', password: PASSWORD });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { login: [expect.stringMatching(/利用を停止されています。.*（keeper@example\.com）/)] } },
    });
    // Somebody without the password learns nothing about that.
    const guess = await nobody.post('login', { login: 'hanako', password: `${PASSWORD}!` });
    expect(guess.body.errors).toEqual({ password: [expect.any(String)] });

    expect(await admin('enable', 'hanako')).toMatchObject({ code: 0 });
    author = await logIn(server.url, 'hanako');
  });

  test('ends all sessions of one account and of no other', async () => {
    const [second, other] = [await logIn(server.url, 'hanako'), await logIn(server.url, 'taro')];
    expect(await admin('end-sessions', 'hanako')).toMatchObject({ code: 0 });
    await ended(author);
    await ended(second);
    expect((await other.get('me')).status).toBe(200);
  });

  test('is told in one line what cannot be done, and how to call', async () => {
    expect(await runAdmin(storage.env, 'disable', 'nobody')).toEqual({
      code: 1,
      said: '',
      refused: 'No account has the username or e-mail address "nobody".',
    });
    for (const call of [[], ['make-king', 'x'], ['disable', 'a', '--replace']]) {
      const { code, refused } = await runAdmin(storage.env, ...call);
      expect(code, call.join(' ')).toBe(2);
      expect(refused).toMatch(/^npm run admin -- COMMAND\n[\s\S]*restore FILE \[--replace\]/);
    }
    const wrong = await runAdmin({ ...storage.env, TRUST_PROXY: 'yes' }, 'disable', 'hanako');
    expect(wrong).toMatchObject({ code: 1, refused: expect.stringMatching(/^TRUST_PROXY must be .*$/) });
  });

  test('does not make an installation where there is none', async () => {
    const DATA_DIR = `${storage.env.DATA_DIR}/mistaken`;
    const { code, refused } = await runAdmin({ DATA_DIR }, 'make-admin', 'hanako');
    expect({ code, refused }).toEqual({
      code: 1,
      refused: `There is no installation in the data folder "${DATA_DIR}".`,
    });
  });
});
