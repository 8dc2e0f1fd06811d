import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { png, sendForm } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { rawZip } from '../../support/rawZip.ts';
import { useServer } from '../../support/useServer.ts';
import { formOf, TAKING } from './fileForms.ts';
import type { FileForm } from './junk.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf16 = (text: string): Buffer => Buffer.concat([latin1('\xff\xfe'), Buffer.from(text, 'utf16le')]);
const row = (separator: string): string => Array.from({ length: 47 }, (_, at) => at + 1).join(separator);

interface WrongFile {
  readonly name: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** The name of the file in each refusal, in English and in Japanese. */
  readonly words: readonly [en: RegExp, ja: RegExp];
  /** The forms for which this may be the right file: their readers have messages of their own. */
  readonly rightFor?: readonly FileForm[];
}

/** Files that people choose by mistake. */
const WRONG: readonly WrongFile[] = [
  {
    name: 'items.xlsx',
    bytes: () =>
      rawZip([
        { name: '[Content_Types].xml', bytes: '<Types/>' },
        { name: 'xl/workbook.xml', bytes: '<w/>' },
      ]),
    words: [/Excel workbook/, /Excelのブック/],
  },
  {
    name: 'items, the beginning of it.xlsx',
    bytes: () => rawZip([{ name: '[Content_Types].xml', bytes: '<Types/>' }]).subarray(0, 60),
    words: [/Excel workbook/, /Excelのブック/],
  },
  {
    name: 'items.xls',
    bytes: () => latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(600, '\0')),
    words: [/\.xls/, /\.xls/],
  },
  {
    name: 'items.ods',
    bytes: () => rawZip([{ name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 }]),
    words: [/spreadsheet/, /スプレッドシート/],
  },
  { name: 'rules.pdf', bytes: () => latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n'), words: [/a PDF/, /PDF/] },
  { name: 'map.png', bytes: () => png(), words: [/PNG picture/, /PNGの画像/], rightFor: ['picture'] },
  { name: 'photo.heic', bytes: () => latin1('\0\0\0\x18ftypheic\0\0\0\0'), words: [/HEIC/, /HEIC/] },
  {
    name: 'items.txt',
    bytes: () => Buffer.from(`${row('\t')}\r\n`),
    words: [/text file/, /テキスト/],
    rightFor: ['table', 'maps'],
  },
  {
    name: 'items.csv',
    bytes: () => Buffer.from(`${row(';')}\r\n`),
    words: [/text file/, /テキスト/],
    rightFor: ['table', 'maps'],
  },
  {
    name: 'unicode.txt',
    bytes: () => utf16(`${row('\t')}\r\n`),
    words: [/text file/, /テキスト/],
    rightFor: ['table', 'maps'],
  },
  {
    name: 'floors.json',
    bytes: () => latin1('{"format":"meikyu.maps","version":9}'),
    words: [/map data of Meikyu/, /マップデータ/],
    rightFor: ['maps'],
  },
  {
    name: 'save.json',
    bytes: () => latin1('{"format":"meikyu-save","version":2}'),
    words: [/saved game of Meikyu/, /セーブデータ/],
  },
  {
    name: 'holiday.zip',
    bytes: () => rawZip([{ name: 'holiday.jpg', bytes: 'x' }]),
    words: [/a ZIP/, /ZIP/],
  },
  { name: 'page.html', bytes: () => Buffer.from('<!DOCTYPE html><html></html>'), words: [/web page/, /ウェブページ/] },
];

const MEMBERS = TAKING.flatMap((call) => {
  const { form, fields } = formOf(call) ?? {};
  return form === undefined ? [] : WRONG.map((file) => ({ call, form, fields, file }));
});

/** Messages that only make sense for a file of the right sort. */
const MISLEADING = /NaN|no character|1 columns?\b/;

describeOnAnyEngine('A wrong file', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'chooser');
    scenario = await newScenario(author);
  });
  const stored = async () => {
    const { sessions: _sessions, throttles: _throttles, ...rows } = await dumpDatabase(server().database);
    return rows;
  };

  test.each(
    ofEachSort(MEMBERS, ({ form, file }) => `${form} ${file.name}`).map(
      (one) => [`${one.file.name} for ${one.call.path}`, one] as const,
    ),
  )('%s: is refused by its name, and changes nothing', async (_title, { call, form, fields, file }) => {
    const bytes = await file.bytes();
    const before = await stored();
    const path = call.path.replace('scenarios/{scenario_id}', scenario).replace('{floor_number}', '01');
    for (const [language, at] of [
      ['en', 0],
      ['ja', 1],
    ] as const) {
      const sent = new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) sent.set(name, value);
      sent.set('file', new Blob([Uint8Array.from(bytes)]), file.name);
      const { status, body } = await sendForm(author.in(language), sent, path);
      if (form === 'picture' && file.name === 'map.png') continue;
      expect(status).toBe(422);
      const refusal = (body.errors?.file ?? []).join(' ');
      expect(refusal).not.toBe('');
      expect(refusal).not.toMatch(MISLEADING);
      if (!file.rightFor?.includes(form)) expect(refusal).toMatch(file.words[at]);
    }
    if (form !== 'picture') expect(await stored()).toEqual(before);
  });

  test('is tried with every call that takes a file', () => {
    expect(TAKING.filter((call) => !formOf(call)).map(({ path }) => path)).toEqual([]);
  });
});

/** The inputs of the client, by their files, with what reads the chosen file and says what is wrong with it, or the test of that. */
const INPUTS: Readonly<Record<string, 'the server' | 'otherFileOf' | 'foreignMaps.test.ts'>> = {
  'mapEditor/bringMap/BringMapDialog.tsx': 'foreignMaps.test.ts',
  'mapEditor/floors/ImportMapsDialog.tsx': 'the server',
  'page/import/ImportPlanDialog.tsx': 'the server',
  'pictures/PictureDrop.tsx': 'otherFileOf',
  'play/saves/SavesDialog.tsx': 'otherFileOf',
  'resource/files/ImportDialog.tsx': 'the server',
  'screens/dataSettings/autoMagic/MagicImport.tsx': 'the server',
  'screens/dataSettings/copy/CopyOrigin.tsx': 'otherFileOf',
  'screens/me/ProfilePicture.tsx': 'otherFileOf',
  'screens/scenarios/LoadProjectDialog.tsx': 'the server',
};

/** The files that read for an input. */
const READERS: Readonly<Record<string, string>> = {
  'pictures/PictureDrop.tsx': 'pictures/usePictureUpload.ts',
  'screens/dataSettings/copy/CopyOrigin.tsx': 'screens/dataSettings/copy/copySources.ts',
};

describe('A file input of the client', () => {
  const client = join(import.meta.dirname, '../../../src/client');
  const source = (file: string) => readFileSync(join(client, file), 'utf8');
  test('has a line in the list of inputs', () => {
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const taking = files.filter((file) => /<(?:FileDrop|ImportPlanDialog)\b|type="file"/.test(source(file)));
    expect(taking.toSorted()).toEqual(Object.keys(INPUTS));
  });
  test.each(Object.entries(INPUTS).filter(([, reader]) => reader === 'otherFileOf'))(
    'says what a wrong file is (%s)',
    (file) => {
      expect(source(READERS[file] ?? file)).toMatch(/otherFile(?:Of)?\((?:file|bytes), '(?:picture|save|table)'\)/);
    },
  );
});
