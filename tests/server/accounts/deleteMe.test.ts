import { expect, test } from 'vitest';
import { logIn, newScenario, PASSWORD, registration } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { sendPicture } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useMailServer } from '../../support/useMailServer.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('An author deletes the account', (engine) => {
  const mail = useMailServer();
  const server = useServer(engine, { env: () => ({ SMTP_URL: mail().url }), isThrottled: true });
  const deleteMe = (client: RestClient, body: object) => client.call('DELETE', 'me', { body });

  async function newMember(username: string): Promise<RestClient> {
    const known = mail().mails.length;
    await server().rest.post('register', registration(username));
    const token = await mail().token(`${username}@example.com`, known);
    await server().rest.post('/trpc/accounts.verifyEmail', { token });
    return logIn(server().url, username);
  }

  test('with the password, and nothing of it is left in the database', async () => {
    const before = await dumpDatabase(server().database);
    const author = await newMember('leaver');
    const other = await logIn(server().url, 'leaver');
    await server().rest.post('login', { login: 'leaver', password: 'not the password' });
    const picture = (await sendPicture(author)).data;
    await author.patch('me', { profile: picture.id });
    await sendPicture(author, { color: 'teal' });
    for (let count = 0; count < 2; count++) {
      const scenario = await newScenario(author);
      await author.put(`${scenario}/floor-maps/01`, { name_ja: '一階' });
      await author.post(`${scenario}/backup`, {});
    }
    await author.post('/trpc/accountDocuments.save', { name: 'stamps', revision: 0, data: { stamps: [] } });
    const { database } = server();
    const { id: account_id } = await database('accounts').where('username', 'leaver').first('id');
    const kept = {
      save_key: 'work:123456789012347',
      slot: 1,
      revision: 1,
      saved_at: 1,
      told: '{}',
      save: Buffer.of(1),
    };
    await database('game_saves').insert({ account_id, ...kept });
    await author.patch('me', { email: 'leaver.new@example.com', current_password: PASSWORD });
    await server().rest.post('/trpc/accounts.requestPasswordReset', { email: 'leaver@example.com' });
    expect(JSON.stringify(await dumpDatabase(server().database))).toContain('leaver.new@example.com');

    for (const body of [{}, { password: '' }, { password: 'not the password' }]) {
      const { status, body: told } = await deleteMe(author, body);
      expect({ status, fields: Object.keys(told.errors ?? {}) }).toEqual({ status: 422, fields: ['password'] });
    }
    expect(await deleteMe(author, { password: PASSWORD })).toMatchObject({ status: 204, text: '' });

    for (const session of [author, other]) expect(await session.get('me')).toMatchObject({ status: 401 });
    expect(await server().rest.post('login', { login: 'leaver', password: PASSWORD })).toMatchObject({ status: 422 });
    expect(await server().rest.get(picture.url)).toMatchObject({ status: 404 });
    // Counted attempts only hold hashes, which identify nobody.
    const { throttles, ...after } = await dumpDatabase(server().database);
    const { throttles: _none, ...empty } = before;
    expect(after).toEqual(empty);
    expect(JSON.stringify(throttles)).not.toMatch(/leaver|127\.0\.0\.1/);
    // The name and the address are free for somebody else.
    await newMember('leaver');
  });

  test('that is not verified', async () => {
    await server().rest.post('register', registration('unsure'));
    const author = await logIn(server().url, 'unsure');
    expect(await deleteMe(author, { password: PASSWORD })).toMatchObject({ status: 204 });
    expect(await server().database('accounts').where('username', 'unsure')).toEqual([]);
  });

  test('while others write to it, and leaves no row behind', async () => {
    const author = await newMember('hasty');
    const scenario = await newScenario(author);
    const writes = [
      () => author.post('scenarios', { title_ja: '迷宮' }),
      () => author.put(`${scenario}/floor-maps/02`, { name_ja: '二階' }),
      () => author.post(`${scenario}/backup`, {}),
      () => sendPicture(author),
      () => author.patch('me', { name: 'Hasty' }),
      () => server().rest.post('login', { login: 'hasty', password: PASSWORD }),
    ];
    const before = await Promise.all([
      ...writes.map((write) => write()),
      deleteMe(author, { password: PASSWORD }),
      ...writes.map((write) => write()),
    ]);
    for (const { status } of before) expect([200, 201, 204, 401, 404, 422, 503]).toContain(status);
    const { id } = (await server().database('accounts').where('username', 'hasty').first('id')) ?? { id: undefined };
    if (id !== undefined) await deleteMe(await logIn(server().url, 'hasty'), { password: PASSWORD });
    const { database } = server();
    const orphans = async (table: string, column: string, parent: string) =>
      database(table).whereNotIn(column, database(parent).select('id')).select(column);
    expect(await orphans('scenarios', 'account_id', 'accounts')).toEqual([]);
    expect(await orphans('sessions', 'account_id', 'accounts')).toEqual([]);
    expect(await orphans('floors', 'scenario_id', 'scenarios')).toEqual([]);
    expect(await orphans('backups', 'scenario_id', 'scenarios')).toEqual([]);
    expect(await orphans('file_uses', 'account_id', 'accounts')).toEqual([]);
    expect(await database('files').whereNotIn('id', database('file_uses').select('file_id')).select('id')).toEqual([]);
  });
});
