import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { roomMaps } from '../../support/maps.ts';
import { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const MINUTE = 60_000;

/** A data folder on a file system of its own, of 20 MB. */
const smallDisk = {
  async makeMigrated() {
    const folder = mkdtempSync(join(tmpdir(), 'meikyu-small-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]);
    cpSync(inject('sqliteFolder'), folder, { recursive: true });
    return {
      env: { DATA_DIR: folder },
      async remove() {
        execFileSync('umount', [folder]);
        rmSync(folder, { recursive: true });
      },
    };
  },
};

// Only root may mount a disk that can be filled.
describe.skipIf(process.getuid?.() !== 0)('A disk without any room left', () => {
  let time = Date.now();
  let folder = '';
  const server = useServer(
    {
      async makeMigrated() {
        const storage = await smallDisk.makeMigrated();
        folder = storage.env.DATA_DIR;
        return storage;
      },
    },
    { now: () => time, isThrottled: true },
  );
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'author');
    scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(1) });
  });

  const save = (mark: number) => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(mark) });
  const logIn = (password = PASSWORD) => server().rest.post('login', { login: 'author', password });
  const filler = () => join(folder, 'filler');
  function fill(): void {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler(), Buffer.alloc(bavail * bsize));
    expect(statfsSync(folder).bavail).toBe(0);
  }

  test('is told for saves, while reading, exporting and logging in go on; with room again all is well, and nothing is lost', async () => {
    await server().database('scenarios').update({ last_access_at: 0 });
    fill();
    // SQLite finally uses up the space of its log.
    await expect.poll(async () => (await save(2)).status, { timeout: 60_000, interval: 0 }).toBe(507);
    // Long enough for the last visit of the session to be written, and the last opening of the scenario.
    time += 10 * MINUTE;
    expect((await author.get('me')).status).toBe(200);
    expect((await author.get(scenario)).status).toBe(200);
    expect((await author.get(`${scenario}/floor-maps/01`)).status).toBe(200);
    expect((await author.get(`${scenario}/floor-maps/maps/export-map-data?floors=all&format=json`)).status).toBe(200);
    expect((await author.get('/readyz')).status).toBe(200);

    const { status, body } = await logIn();
    expect(status).toBe(200);
    const again = new RestClient(server().url, body.access_token);
    expect((await again.get(scenario)).status).toBe(200);
    expect((await save(3)).body).toMatchObject({ code: 507, message: 'There is no space left to store this.' });

    // A session that is ended stays ended, though it was never written.
    const shortly = new RestClient(server().url, (await logIn()).body.access_token);
    expect((await shortly.post('logout')).status).toBe(204);
    expect((await shortly.get('me')).status).toBe(401);

    rmSync(filler());
    expect((await save(4)).status).toBe(200);
    // By now it is written, so that another server knows it too.
    const written = async () => {
      // Longer than the last answer may be cached.
      time += 1000;
      expect((await again.get('me')).status).toBe(200);
      return (await server().database('sessions')).length;
    };
    await expect.poll(written, { timeout: 5000 }).toBe(2);
    expect((await server().database.raw('pragma integrity_check'))[0]).toEqual({ integrity_check: 'ok' });
    expect((await new RestClient(await server().another(), again.token).get('me')).status).toBe(200);
  }, 90_000);

  test('does not let anybody guess passwords any faster', async () => {
    fill();
    await expect.poll(async () => (await save(5)).status, { timeout: 60_000, interval: 0 }).toBe(507);
    const tries: number[] = [];
    for (let count = 0; count < 15; count++) tries.push((await logIn('not the password')).status);
    expect(tries).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    rmSync(filler());
    expect((await logIn()).status).toBe(429);
    time += MINUTE;
    expect((await logIn()).status).toBe(200);
  }, 90_000);
});
