import { otherFile } from '#domain/files/otherFile.ts';
import { readMapCsv } from '#domain/map/files/mapCsv.ts';
import { MapFileError, type MapFileFloor } from '#domain/map/files/mapFile.ts';
import { isMapJson, readMapJson } from '#domain/map/files/mapJson.ts';
import { readMapTiled } from '#domain/map/files/readMapTiled.ts';
import { CELL_COUNT, isBlankGrid } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { withChanges } from '#domain/resource/field.ts';
import { changedLeaves } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { decodeUtf8, Utf8Error } from '#domain/text/decodeUtf8.ts';
import { halfPairPath } from '#domain/text/halfPairs.ts';
import type { Label } from '#domain/text/languages.ts';
import { type JsonLimits, JsonOverrun, jsonPathAt, scanJson } from '#domain/text/scanJson.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { countPairs, refuseDoubledKeys } from '#server/parseJson.ts';
import { openFloor, type StoredFloor } from './storedFloor.ts';

/** A file of floors to import, with the stored floors. */
export interface PlanningTask {
  readonly bytes: Uint8Array;
  /** The requested floors of the file; all if undefined. */
  readonly numbers: readonly number[] | undefined;
  readonly floors: readonly StoredFloor[];
  /** Numbers of the floors that lie in a labyrinth: these keep their size. */
  readonly assigned: readonly number[];
}

/** The planned import of one floor. */
export interface PlannedFloor {
  readonly number: number;
  readonly cells_changed: number;
  /** Paths of the settings that change. */
  readonly settings_changed: readonly string[];
  readonly settings: string;
  /** Code of the size that the floor has afterwards. */
  readonly labyrinth_size: number;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
}

export interface PlannedMaps {
  readonly floors: readonly PlannedFloor[];
  /** Requested floors that the file does not contain. */
  readonly missing: readonly number[];
}

export interface MapFileFault {
  readonly key: MapFileError['key'];
  readonly detail: Label | undefined;
}

/** Runs in a worker thread: reads a file and plans its import, or returns why it cannot be read. */
export function planMaps({ bytes, numbers, floors, assigned }: PlanningTask): PlannedMaps | MapFileFault {
  try {
    const inFile = readMapFile(Buffer.from(bytes));
    if (inFile.length === 0) return { key: 'file_empty', detail: undefined };
    const present = new Map(floors.map((floor) => [floor.number, floor]));
    const wanted = numbers ? inFile.filter(({ number }) => numbers.includes(number)) : inFile;
    const missing = (numbers ?? []).filter((number) => !inFile.some((floor) => floor.number === number));
    const planned = wanted.map((floor) => planFloor(floor, present.get(floor.number), assigned.includes(floor.number)));
    return { missing, floors: planned.sort((one, other) => one.number - other.number) };
  } catch (error) {
    if (error instanceof MapFileError) return { key: error.key, detail: error.detail };
    throw error;
  }
}

function planFloor({ number, ...read }: MapFileFloor, stored: StoredFloor | undefined, keepsSize: boolean) {
  const present = openFloor(stored);
  const { labyrinth_size } = present.settings;
  const settings = {
    ...withChanges(floorMap.fields, present.settings, read.settings),
    ...(keepsSize && { labyrinth_size }),
  };
  const changed = changedLeaves(floorMap.leaves, present.settings, settings);
  return {
    number,
    cells_changed: diffGrids(present.grid, read.grid).length,
    settings_changed: changed.map(({ path }) => path),
    settings: JSON.stringify(settings),
    labyrinth_size: settings.labyrinth_size,
    before: stored?.grid ?? null,
    after: isBlankGrid(read.grid) ? null : packGrid(read.grid),
  };
}

/** Reads a map file; recognises its form by its content. */
function readMapFile(bytes: Buffer): MapFileFloor[] {
  const other = otherFile(bytes, 'map');
  if (other) throw new MapFileError('file_invalid', other);
  const start = bytes.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  const content = bytes.subarray(start, bytes.at(-1) === END_OF_TEXT ? -1 : undefined);
  if (isUtf16(content)) throw utf16();
  if (content.includes(0)) throw notText();
  const first = content.toString('latin1', 0, 100).trimStart();
  // Other XML was recognised above.
  if (first.startsWith('<')) throw tmxFile();
  if (/^\/[/*]/.test(first)) throw commentAt(1);
  if (!first.startsWith('{')) return readMapCsv(textOf(content));
  const value = readJson(content);
  return isMapJson(value) ? readMapJson(value) : readMapTiled(value);
}

const tmxFile = (): MapFileError =>
  new MapFileError('file_invalid', {
    ja: 'TiledのTMX（XML）のファイルです。Tiledの「名前を付けて保存」で、形式をTMJ（JSON）にして保存してください。',
    en: 'This is a TMX file of Tiled (XML). In Tiled, use "Save As" and choose the type TMJ (JSON).',
  });

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Old programs end a text with this character (Ctrl+Z). */
const END_OF_TEXT = 0x1a;

const isUtf16 = (content: Buffer): boolean => /^(?:\xff\xfe|\xfe\xff)/.test(content.toString('latin1', 0, 2));

const utf16 = (): MapFileError =>
  new MapFileError('file_invalid', {
    ja: 'このファイルの文字コードはUTF-16です。UTF-8で保存し直してください。',
    en: 'The file is UTF-16. Please save it as UTF-8.',
  });

function textOf(bytes: Buffer): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    throw notText();
  }
}

/** Limits for every cell of every floor with all its values in our own form, and half as much again. */
const LARGEST: JsonLimits = {
  depth: 32,
  values: (floorMap.numbers.last - floorMap.numbers.first + 1) * CELL_COUNT * 48,
  members: 10_000,
  text: 2 ** 20,
};

function readJson(bytes: Buffer): unknown {
  try {
    const pairs = scanJson(bytes, LARGEST);
    const text = decodeUtf8(bytes);
    const value: unknown = JSON.parse(text);
    const half = halfPairPath(text, value);
    if (half !== undefined) throw notUnicode(half);
    refuseDoubledKeys(pairs, countPairs(value));
    return value;
  } catch (error) {
    if (error instanceof MapFileError) throw error;
    if (error instanceof Utf8Error) throw notUnicode(jsonPathAt(bytes, error.at));
    if (error instanceof JsonOverrun) throw tooMuch(jsonPathAt(bytes, error.at));
    if (error instanceof RequestError && error.messageKey === 'doubled_keys') {
      throw new MapFileError('file_wrong', {
        ja: 'ファイルの中に同じキーが二度あります。',
        en: 'A key occurs twice in the file.',
      });
    }
    const comment = commentLine(bytes);
    if (comment !== undefined) throw commentAt(comment);
    throw new MapFileError('file_invalid', {
      ja: 'JSONとして読み取れません。ファイルが途中で切れている可能性があります。',
      en: 'This cannot be read as JSON. The end of the file may be missing.',
    });
  }
}

/** Returns the line of the first comment of a JSON text, as some editors allow them, if it is near the beginning. */
function commentLine(bytes: Buffer): number | undefined {
  const lines = bytes.toString('latin1', 0, 2 ** 16).split('\n');
  const at = lines.findIndex((line) => /^(?:[^"]|"(?:[^"\\]|\\.)*")*\/[/*]/.test(line));
  return at < 0 ? undefined : at + 1;
}

const commentAt = (line: number): MapFileError =>
  new MapFileError('file_invalid', {
    ja: `${line}行目にコメントがあります。JSONにはコメントを書けないので、消して保存してください。`,
    en: `Line ${line} has a comment. JSON cannot hold comments; please remove it.`,
  });

const notUnicode = (path: string): MapFileError =>
  new MapFileError('file_invalid', {
    ja: `正しいUnicodeでない文字があります（${path}）。`,
    en: `A character is not valid Unicode (${path}).`,
  });

const tooMuch = (path: string): MapFileError =>
  new MapFileError('file_invalid', {
    ja: `フロアに入りきらない数や深さのデータがあります（${path}）。`,
    en: `The file holds more than floors can (${path}).`,
  });

const notText = (): MapFileError =>
  new MapFileError('file_invalid', {
    ja: 'テキストのファイルではありません。',
    en: 'This is not a text file.',
  });
