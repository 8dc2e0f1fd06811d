import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase, SQLITE_FILE } from '#server/database/openDatabase.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { failToStart, startProcess } from '../../support/startProcess.ts';

describe('A database of SQLite', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
    const server = await startProcess(storage.env);
    const author = await newAuthor(server.url, 'author');
    const scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(1) });
    expect(await server.end('SIGTERM')).toBe(0);
  });
  afterAll(() => storage.remove());

  /** Copies the data folder, so that the test can damage the file. */
  function copyFolder() {
    const folder = mkdtempSync(join(storage.env.DATA_DIR, 'copy-'));
    const file = join(folder, SQLITE_FILE);
    cpSync(join(storage.env.DATA_DIR, SQLITE_FILE), file);
    return { folder, file };
  }
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

  test.each([
    ['cut to nothing', (file: string) => truncateSync(file, 0)],
    ['cut to its first byte', (file: string) => truncateSync(file, 1)],
    ['cut in the middle', (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    ['with pages overwritten', (file: string) => writeFileSync(file, spoil(readFileSync(file)))],
    ['that is something else', (file: string) => writeFileSync(file, 'A letter, and no database. '.repeat(500))],
  ])('%s stops the start with one line that tells the way back, and stays as it is', async (_title, damage) => {
    const { folder, file } = copyFolder();
    damage(file);
    const before = hash(file);
    const ended = await failToStart({ DATA_DIR: folder, PORT: '0' });
    expect(ended).toEqual({ code: 1, lines: [expect.stringMatching(/is damaged .*npm run admin -- restore FILE$/)] });
    expect(hash(file)).toBe(before);
  });

  test('is read as a whole after a kill or a change, and not after a good stop', async () => {
    const own = await sqlite.makeStorage();
    const file = join(own.env.DATA_DIR, SQLITE_FILE);
    const isReadByStart = async (end: NodeJS.Signals) => {
      const server = await startProcess({ ...own.env, LOG_LEVEL: 'info' });
      await server.end(end);
      return /looking whether the database is whole/.test(server.output());
    };
    expect(await isReadByStart('SIGTERM'), 'a new folder').toBe(false);
    expect(await isReadByStart('SIGKILL'), 'after a good stop').toBe(false);
    expect(await isReadByStart('SIGTERM'), 'after a kill').toBe(true);
    writeFileSync(file, spoil(readFileSync(file)));
    expect(await failToStart(own.env)).toMatchObject({ code: 1, lines: [expect.stringMatching(/is damaged/)] });
    await own.remove();
  });

  test('of a newer Meikyu stops the start with one line, and stays as it is', async () => {
    const { folder } = copyFolder();
    const database = openDatabase(readConfig({ DATA_DIR: folder }));
    await database('knex_migrations').insert({
      name: '20991231000001_future.ts',
      batch: 9,
      migration_time: new Date(),
    });
    const names = await database('knex_migrations').select('name');
    const ended = await failToStart({ DATA_DIR: folder, PORT: '0' });
    expect(ended).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The database is of a newer Meikyu; .*restore FILE/)],
    });
    expect(await database('knex_migrations').select('name')).toEqual(names);
    await database.destroy();
  });

  test('that another process holds is told as 503 with a time to wait, while the rest goes on; then all is well', async () => {
    const server = await startProcess(storage.env);
    const author = await newAuthor(server.url, 'second');
    const scenario = await newScenario(author);
    const save = () => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(7) });
    const other = openDatabase(readConfig({ ...storage.env }));
    const refused = await other.transaction(async (trx) => {
      await trx('scenarios').update({ counter: trx.ref('counter') });
      const saving = save();
      // The event loop is blocked for a second at a time, not until the save is given up.
      expect((await author.get('/healthz')).status).toBe(200);
      expect(await Promise.race([saving.then(() => 'given up'), Promise.resolve('still trying')])).toBe('still trying');
      return saving;
    });
    expect(refused).toMatchObject({ status: 503, body: { code: 503 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await save()).status).toBe(200);
    await other.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

/** Overwrites the start of every page from the second on. */
function spoil(bytes: Buffer): Buffer {
  for (let page = 4096; page < bytes.length; page += 4096) bytes.fill(0xa5, page, page + 64);
  return bytes;
}
