import { otherThan } from '#domain/files/otherFile.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Changes } from '#domain/resource/field.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { faultText, issueFault } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';

/**
 * Floors as a file (docs/map-files.md). There are three formats: our own JSON (mapJson), the map of the editor Tiled (writeMapTiled) and a
 * table of cells (mapCsv). Each writes whole floors and reads back exactly these, or says why it cannot.
 */
export const MAP_FILE_FORMS = ['json', 'tmj', 'csv'] as const;
export type MapFileForm = (typeof MAP_FILE_FORMS)[number];

export const MAP_FILE_FORMAT = 'meikyu.maps';
export const MAP_FILE_VERSION = 1;

export type FloorSettingsValues = RecordOf<typeof floorMap>;
export type FloorChanges = Changes<typeof floorMap.fields>;

export interface MapFileFloor {
  readonly number: number;
  /** The settings that the file names; all others stay unchanged. */
  readonly settings: FloorChanges;
  readonly grid: FloorGrid;
}

/** The refusal of a whole file: one of the fixed messages (docs/product.md, "Messages"), and the reason. */
export class MapFileError extends Error {
  readonly key: 'file_invalid' | 'file_wrong' | 'file_empty';
  readonly detail: Label | undefined;

  constructor(key: MapFileError['key'], detail?: Label) {
    super(key);
    this.key = key;
    this.detail = detail;
  }
}

export const foreignFile = (): MapFileError =>
  new MapFileError(
    'file_invalid',
    otherThan({ ja: 'Meikyuのマップではないデータ', en: 'not map data of Meikyu' }, 'map'),
  );

export const wrongPlace = (floor: number, path: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}の「${path}」に正しくない値があるか、値がありません。`,
    en: `Floor ${floorNumberText(floor)}: the value at "${path}" is invalid or missing.`,
  });

/** @throws MapFileError for a newer or an invalid version */
export function checkVersion(version: unknown): void {
  if (version === MAP_FILE_VERSION) return;
  if (typeof version !== 'number' || !(version > MAP_FILE_VERSION)) throw foreignFile();
  throw new MapFileError('file_invalid', {
    ja: 'このファイルは新しい版のMeikyuで作られています。',
    en: 'This file was made with a newer version of Meikyu.',
  });
}

/** Collects the floor numbers of a file; each may occur once. */
export class FloorNumbers {
  readonly #seen = new Set<number>();

  /** @throws MapFileError for an invalid or repeated floor number */
  take(value: unknown): number {
    const { first, last } = floorMap.numbers;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < first || value > last) {
      const found = String(value).slice(0, 20);
      throw new MapFileError('file_wrong', {
        ja: `「${found}」はフロアの番号ではありません（${first}から${last}）。`,
        en: `"${found}" is not a floor number (${first} to ${last}).`,
      });
    }
    if (this.#seen.has(value)) {
      const number = floorNumberText(value);
      throw new MapFileError('file_wrong', {
        ja: `フロア${number}が二度あります。`,
        en: `Floor ${number} is listed twice.`,
      });
    }
    this.#seen.add(value);
    return value;
  }
}

/** Reads settings of a file, checked against their limits. @throws MapFileError naming the field */
export function readSettings(floor: number, settings: Readonly<Record<string, unknown>>): FloorChanges {
  const { data, error } = floorMap.changesSchema.safeParse(settings);
  if (data) return data;
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  if (!issue || path === '') throw unknownProperty(floor, unknownField(settings));
  const reason = faultText(issueFault(issue));
  throw new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}の「${path}」：${reason.ja}`,
    en: `Floor ${floorNumberText(floor)}, "${path}": ${reason.en}`,
  });
}

const unknownProperty = (floor: number, name: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}に、フロアのものではない「${name}」があります。`,
    en: `Floor ${floorNumberText(floor)} has "${name}", which is no property of a floor.`,
  });

const unknownField = (settings: object): string =>
  Object.keys(settings).find((name) => !Object.hasOwn(floorMap.fields, name)) ?? '';

/** Every cell of a floor in the order in which rows are written: from the north-west corner, row by row. */
export const CELL_PLACES: readonly { readonly x: number; readonly y: number }[] = Array.from(
  { length: CELL_COUNT },
  (_, index) => ({ x: index % GRID_SIDE, y: GRID_SIDE - 1 - Math.floor(index / GRID_SIDE) }),
);
