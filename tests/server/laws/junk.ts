// Useless files of the full size of their format, by the cost for a careless reader.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { writeProject } from '#server/projects/writeProject.ts';

const MIB = 2 ** 20;

/** A file of at most `size` bytes. */
interface Junk {
  readonly name: string;
  make(size: number): Buffer;
}

/** Makes a file of a beginning, one part repeated as often as it fits, and an end. */
const filled = (name: string, opening: string, part: string, end = ''): Junk => ({
  name,
  make: (size) => {
    const room = size - Buffer.byteLength(opening) - Buffer.byteLength(end);
    const parts = Buffer.alloc(room - (room % Buffer.byteLength(part)), part);
    return Buffer.concat([Buffer.from(opening), parts, Buffer.from(end)]);
  },
});

const DOCUMENT =
  '{"format":"meikyu.scenario","version":1,"scenario":{"title_ja":"a","title_en":"","author_name":""},"floors":[],"records":{"item":';
const MAPS = '{"format":"meikyu.maps","version":1,"floors":';
const TILED = '{"type":"map","properties":[{"name":"meikyu","value":"meikyu.maps"}],"layers":';

const noise: Junk = {
  name: 'noise',
  make: (size) => {
    let state = 1;
    const block = Uint8Array.from({ length: 2 ** 16 + 1 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state >> 16;
    });
    return Buffer.alloc(size, block);
  },
};

/** Makes JSON junk, which becomes a hundred times as large when it is parsed. */
const json = (opening: string): Junk[] => [
  filled('lists in a row', `${opening}[`, '[],', '[]]'),
  filled('lists in one another', opening, '['),
  filled('objects in one another', opening, '{"a":'),
  filled('numbers in a row', `${opening}[`, '0,', '0]'),
  filled('one key again and again', `${opening}[{`, '"k":0,', '"k":0}]'),
  filled('one number', opening, '1'),
  filled('one text', `${opening}"`, 'a', '"}'),
  filled('spaces', opening, ' '),
  {
    name: 'keys that nobody knows',
    make: (size) => {
      const keys = Array.from({ length: Math.floor(size / 14) }, (_, at) => `"${String(at).padStart(8, 'k')}":0`);
      return Buffer.from(`${opening}[{"number":1,"data":{${keys.join(',')}}}]}}`);
    },
  },
];

/** Makes texts of the maximum length for unknown fields, in valid rows. */
const foreign = (name: string, letter: string): Junk => ({
  name,
  make: (size) => {
    const text = `${'a'.repeat(125_000)}${letter}`;
    const rows = Array.from(
      { length: Math.floor(size / (text.length + 50)) },
      (_, at) => `{"number":${at + 1},"data":{"k":"${text}"}}`,
    );
    return Buffer.from(`${DOCUMENT}[${rows.slice(0, 500).join(',')}]}}`);
  },
});
/** Only reading them shows that no field takes them. */
export const foreignTexts = foreign('texts that no field is for', '');
/** One wide letter makes every letter take two bytes of memory. */
const wideTexts = foreign('wide texts that no field is for', 'あ');

/** Every page of every message is full of text: a valid scenario with the maximum to check. */
export const fullTexts: Junk = {
  name: 'every text that readers can see',
  make: () => {
    const { numbers, blank } = labyrinthMessage;
    const page = Array(12).fill('迷宮の奥に眠る宝を求めて今日も歩き続ける').join('\n');
    const pages = Array<string>(20).fill(page);
    const rows = Array.from({ length: numbers.last - numbers.first + 1 }, (_, at) => ({
      number: numbers.first + at,
      data: { ...blank, message_ja_boxes: pages, message_en_boxes: pages },
    }));
    const scenario = { title_ja: '満ちた迷宮', title_en: '', author_name: '', languages: 'both' as const };
    return Buffer.from(writeScenarioDocument({ scenario, floors: [], records: { labyrinth_message: rows } }));
  },
};

/** Puts a document into a project file, with as many bytes of pictures, which no record names, as such a file takes. */
export async function inProject(document: Buffer): Promise<Buffer> {
  const pictures = Array.from({ length: 32 }, (_, at) => {
    const bytes = noise.make(MIB - at);
    return { id: createHash('sha256').update(bytes).digest('hex'), bytes };
  });
  return Buffer.from(await writeProject({ content: gzipSync(document), pictures, app_version: '1', created_at: 0 }));
}

const table: Junk[] = [
  filled('cells in a row', '', ','),
  filled('rows', '', '\r\n'),
  filled('quotes', '', '"'),
  filled('one cell', '"', 'a', '"'),
  filled('cells of letters', '', 'a,'),
];

/** The junk for each form of file. Bytes without any form are tried with all of them. */
export const JUNK = {
  project: [...json(DOCUMENT), noise, foreignTexts, wideTexts, fullTexts],
  maps: [...json(MAPS), ...json(TILED).map((one) => ({ ...one, name: `of Tiled: ${one.name}` })), ...table, noise],
  table: [...table, noise],
  save: json('{"slot":1,"revision":0,"save":{"format":"meikyu-save","version":1,"rest":'),
  picture: [filled('a picture of blanks', '\x89PNG\r\n\x1a\n', ' '), noise],
} as const satisfies Record<string, readonly Junk[]>;

export type FileForm = keyof typeof JUNK;
