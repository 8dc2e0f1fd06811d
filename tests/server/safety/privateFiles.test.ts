import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { runAdmin } from '../../support/runAdmin.ts';
import { startProcess } from '../../support/startProcess.ts';

describe('What the server stores', () => {
  let storage: Storage;
  /** A folder that the server makes itself. */
  let folder: string;
  let env: { DATA_DIR: string };
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
    folder = join(storage.env.DATA_DIR, 'made', 'here');
    env = { DATA_DIR: folder };
  });
  afterAll(() => storage.remove());

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modes = () => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
  const OPEN = { 'meikyu.sqlite': '600', 'meikyu.sqlite-wal': '600', 'meikyu.sqlite-shm': '600', 'server.lock': '600' };
  const BACKUP = { 'whole.jsonl.gz': '600' };

  test('is closed to other users of the machine, its backups too', async () => {
    const server = await startProcess(env);
    await newAuthor(server.url, 'author');
    expect(await runAdmin(env, 'backup', join(folder, 'whole.jsonl.gz'))).toMatchObject({ code: 0 });
    expect(modeOf(folder)).toBe('700');
    expect(modes()).toEqual({ ...OPEN, ...BACKUP, 'server.lock-journal': '600' });
    await server.end('SIGKILL');
  });

  test('is closed to them also where an earlier version left it open', async () => {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const server = await startProcess(env);
    await newAuthor(server.url, 'another');
    expect(modes()).toMatchObject(OPEN);
    expect(await server.end('SIGTERM')).toBe(0);
    const backup = join(folder, 'whole.jsonl.gz');
    expect(await runAdmin(env, 'restore', backup, '--replace')).toMatchObject({ code: 0 });
    const [kept] = readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
    expect(modes()).toMatchObject({ 'meikyu.sqlite': '600', [kept ?? 'before-restore']: '600' });
  });
});
