import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine, type Storage, sqlite } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { png, sendFile } from '../../support/pictures.ts';
import { RestClient } from '../../support/RestClient.ts';
import { runAdmin, runAdminHere } from '../../support/runAdmin.ts';
import { startProcess } from '../../support/startProcess.ts';

/** The content that an author would miss, and the counter of the scenario. */
type Content = { dump: Record<string, string[]>; counter: number };

describeOnEveryEngine('A whole installation', (engine) => {
  let storage: Storage;
  /** The backup that was made next to the running server, and its expected content. */
  let file: string;
  let saved: Content;
  /** The content when the server ended; it is newer than the backup. */
  let present: Content;
  let token: string | undefined;
  const storages: Storage[] = [];

  beforeAll(async () => {
    storage = await emptyStorage();
    file = join(storage.env.DATA_DIR, 'whole.jsonl.gz');
    const server = await startProcess(storage.env);
    const author = await newAuthor(server.url, 'author');
    token = author.token;
    const scenario = await newScenario(author);
    const paint = (mark: number) => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(mark) });
    await paint(1);
    const image = await sendFile(author, await png({ width: 512, height: 512 }), { use: 'additional' });
    await author.post(`${scenario}/additional-images`, { image: image.data.id });
    await author.post(`${scenario}/backup`, { note: '控え' });
    saved = await contentOf(storage);
    expect(await admin('backup', file)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^The backup ".*" is whole: .*1 accounts, .*1 backups, .*2 file_uses, 1 files, 1 floors, .*1 scenarios/,
      ),
      refused: '',
    });
    await paint(2);
    const busy = await admin('restore', file, '--replace');
    expect(busy).toMatchObject({ code: 1, refused: expect.stringContaining('already running') });
    expect(await server.end('SIGTERM')).toBe(0);
    present = await contentOf(storage);
    expect(present).not.toEqual(saved);
  });
  afterAll(async () => {
    for (const one of storages) await one.remove();
  });

  const admin = (...call: string[]) => runAdminHere(storage.env, ...call);

  async function emptyStorage(of = engine): Promise<Storage> {
    const place = await of.makeStorage();
    storages.push(place);
    return place;
  }

  async function contentOf({ env }: Storage): Promise<Content> {
    const database = openDatabase(readConfig({ ...env }));
    try {
      const { scenarios = [], sessions: _ended, ...dump } = await dumpDatabase(database);
      const [row] = await database('scenarios').select('counter');
      for (const own of ['knex_migrations', 'knex_migrations_lock', 'migration_lease']) delete dump[own];
      const without = scenarios.map((text) => text.replace(/\["counter",\d+\],/, ''));
      return { dump: { ...dump, scenarios: without }, counter: row.counter };
    } finally {
      await database.destroy();
    }
  }
  /** Returns `content` after a restore, which raises the counter. */
  const lifted = ({ dump, counter }: Content): Content => ({ dump, counter: counter + 1_000_000 });

  test('that went to a file beside a server at work comes back elsewhere row for row', async () => {
    expect(await admin('verify', file)).toMatchObject({ code: 0, said: expect.stringContaining('1 floors') });
    const elsewhere = await emptyStorage();
    expect(await runAdmin(elsewhere.env, 'restore', file)).toMatchObject({ code: 0, refused: '' });
    expect(await contentOf(elsewhere)).toEqual(lifted(saved));
    const { url, end } = await startProcess(elsewhere.env);
    // Sessions that may have ended since are not opened again.
    expect((await new RestClient(url, token).get('me')).status).toBe(401);
    expect(await end('SIGTERM')).toBe(0);
  });

  test('moves to the other engine and back', async () => {
    const [other, back] = [await emptyStorage(sqlite), await emptyStorage()];
    expect(await runAdminHere(other.env, 'restore', file)).toMatchObject({ code: 0 });
    const second = join(storage.env.DATA_DIR, 'second.jsonl.gz');
    expect(await runAdminHere(other.env, 'backup', second)).toMatchObject({ code: 0 });
    expect(await runAdminHere(back.env, 'restore', second)).toMatchObject({ code: 0 });
    expect(await contentOf(back)).toEqual(lifted(lifted(saved)));
  });

  describeRefusals();

  test('is what it was when its restore dies half way', async () => {
    for (const CRASH_AT of ['installation-restore:deleted', 'installation-restore:inserted']) {
      const died = await runAdmin({ ...storage.env, CRASH_AT }, 'restore', file, '--replace');
      expect(died.code, CRASH_AT).toBe(null);
      expect(await contentOf(storage), CRASH_AT).toEqual(present);
    }
  });

  test('has no backup by its name when the backup dies before it was read back', async () => {
    const name = 'unread.jsonl.gz';
    const call = ['backup', join(storage.env.DATA_DIR, name)];
    const died = await runAdmin({ ...storage.env, CRASH_AT: 'installation-backup:written' }, ...call);
    expect(died.code).toBe(null);
    expect(await readdir(storage.env.DATA_DIR)).not.toContain(name);
    expect(await admin(...call)).toMatchObject({ code: 0 });
    const left = await readdir(storage.env.DATA_DIR);
    expect(left.filter((one) => one.endsWith('.partial'))).toEqual([]);
  });

  test('is replaced when that is asked for, and goes to a file first from which it comes back', async () => {
    const { code, said } = await admin('restore', file, '--replace');
    expect(code).toBe(0);
    expect(await contentOf(storage)).toEqual(lifted(saved));
    const kept = /kept in "(.*)"/.exec(said)?.[1] ?? '';
    expect(await admin('restore', kept, '--replace')).toMatchObject({ code: 0 });
    expect(await contentOf(storage)).toEqual(lifted(present));
  });

  function describeRefusals() {
    const lines = (change: (lines: string[]) => string[]) => (bytes: Buffer) =>
      gzipSync(`${change(gunzipSync(bytes).toString().trimEnd().split('\n')).join('\n')}\n`);
    const words = (from: string, to: string) => lines((all) => all.map((line) => line.replace(from, to)));
    // Flips a bit in the checksum: elsewhere there are bits that change nothing of what is unpacked, for example in a copy of equal data.
    const flip = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 8 ? byte ^ 1 : byte)));
    test.each([
      ['cut short', /damaged/, (bytes: Buffer) => bytes.subarray(0, -20)],
      ['with a bit turned', /damaged/, flip],
      ['without its seal', /damaged/, lines((all) => all.slice(0, -1))],
      ['with a row left out', /damaged/, lines((all) => all.toSpliced(2, 1))],
      ['with a word changed', /damaged/, words('author@', 'thief@')],
      ['that is something else', /no backup/, () => gzipSync('{"format":"letter"}\n')],
      ['that is empty', /damaged/, () => Buffer.alloc(0)],
      [
        'of a newer Meikyu',
        /newer/,
        lines(([head = '', ...rest]) => sealed([head.replace('_sessions', '_future'), ...rest])),
      ],
    ])('is not restored from a file %s: one line says so and nothing is stored', async (_title, says, damage) => {
      const damaged = join(storage.env.DATA_DIR, 'damaged');
      await writeFile(damaged, damage(await readFile(file)));
      const { code, refused } = await admin('restore', damaged, '--replace');
      expect({ code, lines: refused.split('\n') }).toEqual({ code: 1, lines: [expect.stringMatching(says)] });
      expect(await contentOf(storage)).toEqual(present);
    });

    test('is not replaced unasked, nor from a file that is not there; nor is a file overwritten', async () => {
      expect(await admin('restore', file)).toMatchObject({ code: 1, refused: expect.stringMatching(/--replace/) });
      const none = `${file}.none`;
      expect(await admin('restore', none)).toMatchObject({ code: 1, refused: `There is no file "${none}".` });
      const before = await readFile(file);
      expect(await admin('backup', file)).toMatchObject({
        code: 1,
        refused: expect.stringContaining('is there already'),
      });
      expect(await readFile(file)).toEqual(before);
      expect(await contentOf(storage)).toEqual(present);
    });
  }
});

/** Changes lines and seals them again. */
function sealed(lines: readonly string[]): string[] {
  const seal = JSON.parse(lines.at(-1) ?? '') as { rows: object; sha256: string };
  const body = lines.slice(0, -1);
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...body, JSON.stringify({ ...seal, sha256 })];
}
