import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { DOCUMENT, MANIFEST, MOST_ENTRIES, pictureEntry } from '#server/projects/projectFile.ts';
import { readProject } from '#server/projects/readProject.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import { findProgram } from '../../support/findProgram.ts';
import { png } from '../../support/pictures.ts';
import { type RawEntry, rawZip } from '../../support/rawZip.ts';

const FOLDER = 'がいこつの迷宮';
const scenario = { title_ja: FOLDER, title_en: '', author_name: '', languages: 'both' as const };

/** The parts of a project file, as they are after somebody has unpacked it. */
let parts: { name: string; bytes: Buffer }[];
let picture: string;
beforeAll(async () => {
  const bytes = await png({ width: 8, height: 8 });
  const id = createHash('sha256').update(bytes).digest('hex');
  picture = pictureEntry(id);
  const content = { scenario, floors: [], records: {} };
  const file = await writeProject({ content, pictures: [{ id, bytes }], app_version: '1', created_at: 0 });
  const zip = await fromBufferPromise(Buffer.from(file), { lazyEntries: true });
  parts = [];
  for await (const entry of zip.eachEntry()) {
    parts.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  }
});

const within = (folder: string, more: Partial<RawEntry> = {}): RawEntry[] =>
  parts.map(({ name, bytes }) => ({ name: `${folder}${name}`, bytes, ...more }));
const noise = (name: string | Buffer): RawEntry => ({ name, bytes: 'Mac OS X        ', method: 0 });
const inBytes = (entries: RawEntry[], folder: Buffer): RawEntry[] =>
  entries.map((entry) => ({ ...entry, name: Buffer.concat([folder, Buffer.from(entry.name as string)]) }));

async function faultOf(file: Uint8Array): Promise<[string, string] | 'fine'> {
  const read = await readProject(file);
  return 'fault' in read ? [read.fault, read.entry] : 'fine';
}

async function expectWhole(file: Uint8Array) {
  const read = await readProject(file);
  expect(read).toMatchObject({ document: { scenario }, made: { app_version: '1' } });
  if ('fault' in read) throw new Error(read.fault);
  expect(read.pictures.map(({ id }) => pictureEntry(id))).toEqual([picture]);
}

describe('A project file that went through another program is read', () => {
  test.each<[string, () => Buffer]>([
    [
      'Finder: a folder around all, with what it adds',
      () =>
        rawZip([
          { name: `${FOLDER}/`, method: 0 },
          ...within(`${FOLDER}/`, { hasDescriptor: true }),
          noise(`${FOLDER}/.DS_Store`),
          { name: `${FOLDER}/pictures/`, method: 0 },
          noise(`${FOLDER}/pictures/.DS_Store`),
          { name: '__MACOSX/', method: 0 },
          noise(`__MACOSX/._${FOLDER}`),
          noise(`__MACOSX/${FOLDER}/._${MANIFEST}`),
          noise(`${FOLDER}/Icon\r`),
        ]),
    ],
    [
      'Finder: the parts themselves, with what it adds',
      () => rawZip([...within('', { hasDescriptor: true }), noise(`._${DOCUMENT}`), noise('__MACOSX/._pictures')]),
    ],
    [
      'a folder in two forms of Unicode',
      () => {
        const [first, ...others] = within(`${FOLDER.normalize('NFD')}/`);
        return rawZip([
          first as RawEntry,
          ...others.map((entry, at) => ({ ...within(`${FOLDER}/`)[at + 1], ...entry })),
        ]);
      },
    ],
    [
      'Explorer: a folder in the code page of Japanese Windows',
      () => rawZip(inBytes(within('/'), Buffer.from([0x96, 0xc0, 0x8b, 0x7b]))),
    ],
    [
      'Explorer: its files for pictures and folders',
      () => rawZip([...within('a/'), noise('a/pictures/Thumbs.db'), noise('a/Desktop.ini')]),
    ],
    [
      'a Windows program: backslashes',
      () => rawZip(within('迷宮\\').map((one) => ({ ...one, name: `${one.name}`.replaceAll('/', '\\') }))),
    ],
    ['two folders in one another', () => rawZip(within('a/a/'))],
    ['names that begin with the present folder', () => rawZip([{ name: './', method: 0 }, ...within('./')])],
    ['nothing deflated', () => rawZip(within('', { method: 0 }))],
    [
      'a pipe: sizes after the bytes, and ZIP64',
      () => rawZip(within('', { hasDescriptor: true, isZip64: true }), true),
    ],
  ])('%s', async (_, make) => expectWhole(make()));

  const withFolder = (folder: string, work: (place: string) => void) => {
    const place = mkdtempSync(join(tmpdir(), 'repacked-'));
    try {
      for (const { name, bytes } of parts) {
        const file = join(place, folder, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
      writeFileSync(join(place, folder, '.DS_Store'), 'x');
      work(place);
      return readFileSync(join(place, 'out.zip'));
    } finally {
      rmSync(place, { recursive: true });
    }
  };
  const run = (program: string, words: readonly string[], cwd: string) =>
    execFileSync(program, words, { cwd, stdio: 'pipe' });
  // Programs that the machine lacks are covered by the bytes above.
  test.skipIf(!findProgram('zip'))('Info-ZIP: a folder, its parts, and from a pipe', async () => {
    await expectWhole(withFolder(FOLDER, (place) => run('zip', ['-r', 'out.zip', FOLDER], place)));
    await expectWhole(withFolder('', (place) => run('zip', ['-0', '-r', 'out.zip', '.', '-x', 'out.zip'], place)));
    await expectWhole(withFolder('a', (place) => run('sh', ['-c', 'zip -r - a | cat > out.zip'], place)));
    const locked = withFolder('a', (place) => run('zip', ['-P', 'key', '-r', 'out.zip', 'a'], place));
    expect((await faultOf(locked))[0]).toEqual('encrypted');
  });
  test.skipIf(!findProgram('7z'))('7-Zip: a folder', async () => {
    await expectWhole(withFolder(FOLDER, (place) => run('7z', ['a', 'out.zip', FOLDER], place)));
  });
});

describe('A project file that went through another program is refused', () => {
  test.each<[string, () => Buffer, string, string | RegExp]>([
    ['for a name that leads out', () => rawZip([...within('a/'), noise('a/../../x')]), 'entry_name', 'a/../../x'],
    [
      'for such a name among what is left out',
      () => rawZip([...within(''), noise('__MACOSX/../x')]),
      'entry_name',
      '__MACOSX/../x',
    ],
    [
      'for a name with backslashes that leads out',
      () => rawZip([...within(''), noise('..\\x')]),
      'entry_name',
      '..\\x',
    ],
    ['for an absolute name', () => rawZip(within('/a/')), 'entry_name', /^\/a\//],
    ['for the name of a drive', () => rawZip(within('C:\\a\\')), 'entry_name', /^C:/],
    ['for something beside its folder', () => rawZip([...within('a/'), noise('b/x')]), 'entry_name', 'b/x'],
    ['for two projects', () => rawZip([...within('a/'), ...within('b/')]), 'entry_name', /^b\//],
    ['for one name in two ways of writing', () => rawZip([...within(''), ...within('./')]), 'doubled', MANIFEST],
    ['for a password', () => rawZip(within('', { flags: 1 })), 'encrypted', MANIFEST],
    ['for a password of the strong kind', () => rawZip(within('', { flags: 64 })), 'encrypted', ''],
    ['for a rare way of packing', () => rawZip(within('', { method: 9 })), 'packing', MANIFEST],
    [
      'for more things of an operating system than a file has parts',
      () => rawZip([...within(''), ...Array.from({ length: MOST_ENTRIES }, (_, at) => noise(`__MACOSX/._${at}`))]),
      'exploding',
      '',
    ],
    [
      'for the size of these things',
      () => rawZip([...within(''), { name: '.DS_Store', bytes: Buffer.alloc(33 * 2 ** 20) }]),
      'exploding',
      '',
    ],
  ])('%s', async (_, make, fault, entry) => {
    expect(await faultOf(make())).toEqual([fault, typeof entry === 'string' ? entry : expect.stringMatching(entry)]);
  });

  test('never for what an operating system added, since it is not unpacked', async () => {
    const file = rawZip([...within(''), { name: '__MACOSX/._x', bytes: 'no deflated bytes', method: 9, flags: 1 }]);
    await expectWhole(file);
  });
});

test('The content is that of the document', async () => {
  expect(parts.find(({ name }) => name === DOCUMENT)?.bytes.toString()).toBe(
    writeScenarioDocument({ scenario, floors: [], records: {} }),
  );
});
