import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  type ScenarioContent,
  writeScenarioDocument,
} from '#domain/scenario/ScenarioDocument.ts';
import { DOCUMENT, MANIFEST, PROJECT_FORMAT } from '#server/projects/projectFile.ts';
import { readProject } from '#server/projects/readProject.ts';
import { writeProject } from '#server/projects/writeProject.ts';
import { png } from '../../support/pictures.ts';
import { scenarioContent } from '../../support/scenarioArbitrary.ts';

const EMPTY: ScenarioContent = {
  scenario: { title_ja: '迷宮', title_en: '', author_name: '', languages: 'both' },
  floors: [],
  records: {},
};
const made = { app_version: '0.1.0', created_at: Date.UTC(2026, 10, 25) };
const write = (content: ScenarioContent | Uint8Array = EMPTY, pictures: { id: string; bytes: Uint8Array }[] = []) =>
  writeProject({ content, pictures, ...made });
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** Number of parts that the end of a ZIP can list. */
const MOST_LISTED = 65_534;

type Entries = readonly (readonly [name: string, bytes: Buffer | string])[];

/** Makes a ZIP of any entries; yazl refuses some names, so these are patched in afterwards. */
async function zipOf(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return buffer(zip.outputStream);
}

const manifestOf = (entries: Entries, change: object = {}) =>
  JSON.stringify({
    format: PROJECT_FORMAT,
    version: 1,
    app_version: '0.1.0',
    created_at: '2026-11-25T00:00:00.000Z',
    entries: entries.map(([name, bytes]) => ({ name, size: Buffer.from(bytes).length, sha256: hashOf(bytes) })),
    ...change,
  });
const project = (entries: Entries, change: object = {}) => zipOf([[MANIFEST, manifestOf(entries, change)], ...entries]);
const document = writeScenarioDocument(EMPTY);
const replaced = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');

async function faultOf(file: Uint8Array | Promise<Uint8Array>): Promise<[string, string] | 'fine'> {
  const read = await readProject(await file);
  return 'fault' in read ? [read.fault, read.entry] : 'fine';
}

describe('A project file', () => {
  test('gives back any scenario that was written into it, with its pictures', async () => {
    const bytes = await png({ width: 8, height: 8 });
    const picture = { id: hashOf(bytes), bytes };
    await fc.assert(
      fc.asyncProperty(scenarioContent, async (content) => {
        const read = await readProject(await write(content, [picture]));
        expect(read).toMatchObject({
          document: { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, ...content },
          upgraded: [],
          document_version: DOCUMENT_VERSION,
          made: { app_version: '0.1.0', created_at: '2026-11-25T00:00:00.000Z' },
        });
        if ('fault' in read) throw new Error(read.fault);
        expect(read.pictures.map(({ id }) => id)).toEqual([picture.id]);
        expect(Buffer.from(read.pictures[0]?.bytes ?? []).equals(bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('says which fields of an older one are added, dropped and replaced', async () => {
    const { ac: _later, ...older } = item.blank;
    const records = {
      item: [
        { number: 1, data: { ...older, once: 5, name_ja: '剣' } },
        { number: 2, data: { ...older, type: 9999 } },
      ],
    };
    const floors = [{ number: 1, settings: { ...floorMap.blank, forgotten: true }, grid: null }];
    const read = await readProject(await write({ ...EMPTY, floors, records }));
    expect(read).toMatchObject({
      document: {
        records: { item: [{ data: { name_ja: '剣', ac: item.blank.ac } }, { data: { type: item.blank.type } }] },
      },
      upgraded: [
        { kind: 'floor_map', path: 'forgotten', change: 'dropped', count: 1 },
        { kind: 'item', path: 'ac', change: 'added', count: 2 },
        { kind: 'item', path: 'once', change: 'dropped', count: 1 },
        { kind: 'item', path: 'type', change: 'replaced', count: 1 },
      ],
    });
  });

  test('of a backup holds its document as it was stored', async () => {
    const read = await readProject(await write(gzipSync(document)));
    expect(read).toMatchObject({ document: { scenario: EMPTY.scenario }, upgraded: [] });
  });

  test('may be its document alone, packed or not', async () => {
    for (const file of [Buffer.from(document), Buffer.from(`\uFEFF ${document}`), gzipSync(document)]) {
      expect(await readProject(file)).toMatchObject({
        document: { scenario: EMPTY.scenario },
        made: null,
        pictures: [],
      });
    }
  });

  test('of which a great many fields differ tells the first of them, and how many', async () => {
    const fields = Array.from({ length: 5000 }, (_, at) => [`field ${at}`.padEnd(100, '.'), 1]);
    const text = JSON.stringify({
      ...JSON.parse(document),
      records: { item: [{ number: 1, data: Object.fromEntries(fields) }] },
    });
    const read = await readProject(await project([[DOCUMENT, text]]));
    if ('fault' in read) throw new Error(read.fault);
    expect(read.upgraded).toHaveLength(200);
    expect(read.upgraded_count).toBeGreaterThan(5000);
    for (const { path } of read.upgraded) expect(path.length).toBeLessThanOrEqual(40);
  });

  const whole = () => project([[DOCUMENT, document]]);
  const bomb = Buffer.alloc(70 * 2 ** 20);
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string, string]>([
    ['empty', () => Buffer.alloc(0), 'empty', ''],
    ['a picture', () => png(), 'not_a_project', ''],
    ['text', () => Buffer.from('むかしむかし'), 'not_a_project', ''],
    ['JSON of another program', () => Buffer.from('{"format":"other","version":1}'), 'foreign', ''],
    ['torn JSON', () => Buffer.from(document.slice(0, -5)), 'damaged', DOCUMENT],
    ['a ZIP of another program', () => zipOf([['readme.txt', 'hello']]), 'foreign', ''],
    [
      'a ZIP with a manifest of another program',
      () => zipOf([[MANIFEST, '{"format":"other","version":1}']]),
      'foreign',
      '',
    ],
    ['of a newer program', () => project([[DOCUMENT, document]], { version: 2 }), 'newer', ''],
    [
      'with a newer document',
      () => project([[DOCUMENT, document.replace(/"version":\d+/, '"version":99')]]),
      'newer',
      '',
    ],
    [
      'with records of a newer program',
      () => project([[DOCUMENT, document.replace('"records":{}', '"records":{"dragon":[]}')]]),
      'newer',
      'records.dragon',
    ],
    [
      'with a wrong document',
      () => project([[DOCUMENT, document.replace('"floors":[]', '"floors":[7]')]]),
      'invalid',
      'floors.0',
    ],
    [
      'with a broken map',
      () =>
        project([[DOCUMENT, document.replace('"floors":[]', '"floors":[{"number":1,"settings":{},"grid":"TQ=="}]')]]),
      'grid_form',
      'floors.0.grid',
    ],
    [
      'with half a letter',
      () => project([[DOCUMENT, document.replace('迷', '\\ud83d')]]),
      'encoding',
      'scenario.title_ja',
    ],
    [
      'that is no UTF-8',
      () => project([[DOCUMENT, Buffer.from(document.replace('迷宮', '\xe9'), 'latin1')]]),
      'encoding',
      'scenario.title_ja',
    ],
    [
      'with a manifest of lists',
      () => zipOf([[MANIFEST, `{"entries":[${'[],'.repeat(300_000)}`]]),
      'damaged',
      MANIFEST,
    ],
    ['cut in the middle', async () => (await whole()).subarray(0, 200), 'truncated', MANIFEST],
    ['cut before its end', async () => (await whole()).subarray(0, -10), 'truncated', MANIFEST],
    ['a cut gzip', () => gzipSync(document).subarray(0, -12), 'truncated', DOCUMENT],
    ['without its document', () => project([]), 'missing', DOCUMENT],
    [
      'without a listed picture',
      () =>
        zipOf([
          [
            MANIFEST,
            manifestOf([
              [DOCUMENT, document],
              [`pictures/${hashOf('x')}.png`, 'x'],
            ]),
          ],
          [DOCUMENT, document],
        ]),
      'missing',
      `pictures/${hashOf('x')}.png`,
    ],
    [
      'with a changed document',
      () =>
        zipOf([
          [MANIFEST, manifestOf([[DOCUMENT, document]])],
          [DOCUMENT, document.replace('迷', '謎')],
        ]),
      'checksum',
      DOCUMENT,
    ],
    [
      'with a picture under the hash of another',
      () =>
        project([
          [DOCUMENT, document],
          [`pictures/${hashOf('y')}.png`, 'x'],
        ]),
      'checksum',
      `pictures/${hashOf('y')}.png`,
    ],
    [
      'with something that is not listed',
      () =>
        zipOf([
          [MANIFEST, manifestOf([])],
          [DOCUMENT, document],
        ]),
      'entry_name',
      DOCUMENT,
    ],
    [
      'with something else in it',
      () =>
        project([
          [DOCUMENT, document],
          ['virus.exe', 'x'],
        ]),
      'entry_name',
      'virus.exe',
    ],
    [
      'with a name that leads out',
      async () =>
        replaced(
          await project([
            [DOCUMENT, document],
            ['aa/aa/passwd', 'x'],
          ]),
          'aa/aa/passwd',
          '../../passwd',
        ),
      'entry_name',
      '../../passwd',
    ],
    [
      'with an absolute name',
      async () =>
        replaced(
          await project([
            [DOCUMENT, document],
            ['aetc/passwd', 'x'],
          ]),
          'aetc/passwd',
          '/etc/passwd',
        ),
      'entry_name',
      '/etc/passwd',
    ],
    [
      'with two of one name',
      async () =>
        replaced(
          await project([
            [DOCUMENT, document],
            ['documenu.json', document],
          ]),
          'documenu.json',
          DOCUMENT,
        ),
      'doubled',
      DOCUMENT,
    ],
    ['that unpacks to too much', () => project([[DOCUMENT, bomb]]), 'exploding', ''],
    ['whose gzip unpacks to too much', () => gzipSync(bomb), 'exploding', ''],
    [
      'whose parts add up to too much',
      () =>
        project([
          [DOCUMENT, document],
          ...[1, 2, 3, 4].map((at) => [`pictures/${hashOf(`${at}`)}.png`, bomb.subarray(0, 9 * 2 ** 20)] as const),
        ]),
      'exploding',
      '',
    ],
    ['that lies about its size', lyingZip, 'exploding', DOCUMENT],
    ['with tens of thousands of parts', crowdedZip, 'exploding', ''],
    ['in a ZIP of its own', async () => project([['inner.zip', await whole()]]), 'entry_name', 'inner.zip'],
    ['whose document is a link to a file', linkedZip, 'damaged', DOCUMENT],
  ])('%s is refused with which it is', async (_, make, fault, entry) => {
    expect(await faultOf(make())).toEqual([fault, entry]);
  });

  /** Makes a document that claims to be short and unpacks to 40 MiB. */
  async function lyingZip(): Promise<Buffer> {
    const content = Buffer.alloc(40 * 2 ** 20, 'a');
    const file = Buffer.from(await project([[DOCUMENT, content]]));
    const packed = deflateRawSync(content).length;
    for (let at = 0; at < file.length - 4; at++) {
      if (file.readUInt32LE(at) === content.length && file.readUInt32LE(at - 4) <= packed + 100)
        file.writeUInt32LE(1000, at);
    }
    return file;
  }

  /** Makes a ZIP that lists as many parts as possible; all of them are the same empty one. */
  async function crowdedZip(): Promise<Buffer> {
    const file = await zipOf([['x', '']]);
    const end = Buffer.from(file.subarray(-22));
    const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
    const listed = Array<Buffer>(MOST_LISTED).fill(file.subarray(start, start + length));
    for (const count of [8, 10]) end.writeUInt16LE(MOST_LISTED, count);
    end.writeUInt32LE(length * MOST_LISTED, 12);
    return Buffer.concat([file.subarray(0, start), ...listed, end]);
  }

  /** Makes a symbolic link, which a program that unpacks to the disk would follow: here it is the text of a path, and no document. */
  function linkedZip(): Promise<Buffer> {
    const [manifest, target] = [manifestOf([[DOCUMENT, '/etc/passwd']]), '/etc/passwd'];
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(manifest), MANIFEST);
    zip.addBuffer(Buffer.from(target), DOCUMENT, { mode: 0o120777 });
    zip.end();
    return buffer(zip.outputStream);
  }

  test('survives no single byte that is changed, and breaks nothing', async () => {
    const file = Buffer.from(await whole());
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(file);
        changed[at] = ((changed[at] ?? 0) + by) % 256;
        // Parts that the program does not read, such as a time, may be anything; everything else is refused or the same.
        const read = await readProject(changed);
        if (!('fault' in read)) expect(read.document).toMatchObject(EMPTY);
      }),
      { numRuns: 300 },
    );
  });
});
