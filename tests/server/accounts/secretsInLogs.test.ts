import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, registration } from '../../support/author.ts';
import { RestClient } from '../../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { useMailServer } from '../../support/useMailServer.ts';

const NEW_PASSWORD = 'twelve quiet lanterns';

describe('The log of a server that tells all', () => {
  const mail = useMailServer();
  let folder: string;
  let server: ServerProcess;
  const secrets: string[] = [PASSWORD, NEW_PASSWORD, 'wrong password of a guest'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meikyu-log-'));
    const url = new URL(mail().url);
    url.username = 'poster';
    url.password = 'secret-of-the-post';
    secrets.push('secret-of-the-post');
    server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace', SMTP_URL: mail().url });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  test('says who did what and when, and holds no secret', async () => {
    const nobody = new RestClient(server.url);
    const logIn = async (password: string) => {
      const { body } = await nobody.post('login', { login: 'hanako', password });
      secrets.push(body.access_token);
      return new RestClient(server.url, body.access_token);
    };
    const calls = (client: RestClient, name: string, input: object) => client.post(`/trpc/accounts.${name}`, input);

    await nobody.post('register', registration('hanako'));
    const confirmation = await mail().token('hanako@example.com');
    await calls(nobody, 'verifyEmail', { token: confirmation });
    await nobody.post('login', { login: 'hanako\n{"event":"forged"}', password: 'wrong password of a guest' });
    const author = await logIn(PASSWORD);
    await calls(author, 'endOtherSessions', {});
    const known = mail().mails.length;
    await calls(nobody, 'requestPasswordReset', { email: 'hanako@example.com' });
    const reset = await mail().token('hanako@example.com', known, 'reset');
    await calls(nobody, 'resetPassword', { token: reset, password: NEW_PASSWORD });
    const again = await logIn(NEW_PASSWORD);
    await again.get(`decrypt-token/${again.token}?token=${again.token}`);
    await again.patch('me', { password: PASSWORD, current_password: 'wrong password of a guest' });
    const { body } = await again.patch('me', { password: PASSWORD, current_password: NEW_PASSWORD });
    const last = new RestClient(server.url, body.access_token);
    await last.call('DELETE', 'me', { body: { password: PASSWORD } });
    secrets.push(confirmation, reset, body.access_token);
    await server.says(/"event":"account_deleted"/);

    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const events = lines.filter(({ event }) => event !== undefined);
    for (const event of [
      'registered',
      'email_confirmed',
      'login_failed',
      'login',
      'sessions_ended',
      'password_reset_requested',
      'password_reset',
      'password_refused',
      'password_changed',
      'account_deleted',
      'mail_sent',
    ]) {
      const found = events.find((line) => line.event === event);
      expect(found, event).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: expect.any(String),
      });
    }
    const { account_id } = events.find(({ event }) => event === 'account_deleted') ?? {};
    expect(events.find(({ event }) => event === 'login')).toMatchObject({ account_id });
    expect(events.filter(({ event }) => event === 'forged')).toEqual([]);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(9);
      expect(server.output()).not.toContain(secret);
    }
  });
});
