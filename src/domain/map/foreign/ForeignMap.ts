import type { Label } from '#domain/text/languages.ts';

// Maps of other programs, from which the walls of a floor are made (docs/map-files.md, "Maps of other programs").

/** A grid of a foreign map from which walls can be made; its cells are read when it is chosen. */
export interface ForeignLayer {
  /** Its name with those of the groups or the level around it. */
  readonly name: string;
  /** @throws ForeignMapError */
  readonly read: () => ForeignGrid | Promise<ForeignGrid>;
}

/** The cells of a layer, row by row from the north-west. */
export interface ForeignGrid {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint32Array;
  /** Every value that occurs in the cells, in order of frequency. */
  readonly values: readonly ForeignValue[];
}

/** A value of cells: a tile, a value of an IntGrid layer, or a text of a table. */
export interface ForeignValue {
  readonly value: number;
  readonly count: number;
  /** Its name in the file. */
  readonly name?: string;
  /** Its colour in the file, as `#rrggbb`. */
  readonly colour?: string;
  /** Whether the file says that it is solid. */
  readonly isSolid?: boolean;
}

/** The value of a cell without a tile. */
export const EMPTY = 0;

export const FOREIGN_LIMITS = {
  bytes: 32 * 1024 * 1024,
  layers: 5000,
  /** Cells of one layer. */
  cells: 2_000_000,
  /** Different values in one layer. */
  values: 2000,
} as const;

/** Returns the reason why a file above the limit is not read. */
export function tooLargeFile(): Label {
  const most = FOREIGN_LIMITS.bytes / 1024 / 1024;
  return {
    ja: `ファイルが大きすぎます。${most} MBまで読み込めます。`,
    en: `The file is too large. Files of up to ${most} MB are read.`,
  };
}

/** The reason why a foreign map, or a layer of it, cannot be read. */
export class ForeignMapError extends Error {
  readonly detail: Label;

  constructor(detail: Label) {
    super(detail.en);
    this.detail = detail;
  }
}

/** Returns an error about a place in the file, such as a field of a layer. */
export const faultAt = (place: string, { ja, en }: Label): ForeignMapError =>
  new ForeignMapError({ ja: `「${clipped(place)}」：${ja}`, en: `"${clipped(place)}": ${en}` });

/** Returns a name from a file as part of a message, shortened and without characters that would break a line. */
const clipped = (name: string): string => name.replace(/\p{C}/gu, '�').slice(0, 80);

/** Returns the number of cells of a size that a file names. @throws ForeignMapError */
export function checkedArea(place: string, width: unknown, height: unknown): number {
  const isSize = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;
  if (!isSize(width) || !isSize(height)) {
    throw faultAt(place, {
      ja: `大きさ（${shown(width)}×${shown(height)}）が正しくありません。`,
      en: `the size (${shown(width)} x ${shown(height)}) is invalid.`,
    });
  }
  const area = (width as number) * (height as number);
  if (area > FOREIGN_LIMITS.cells) {
    throw faultAt(place, {
      ja: `大きすぎます（${width}×${height}マス）。${FOREIGN_LIMITS.cells}マスまで読み込めます。`,
      en: `too large (${width} x ${height} cells). At most ${FOREIGN_LIMITS.cells} cells are read.`,
    });
  }
  return area;
}

const shown = (value: unknown): string => clipped(String(value)).slice(0, 20);

/** Counts the values of cells, and gives them what the file says about them. @throws ForeignMapError if there are too many */
export function foreignGrid(
  place: string,
  { width, height, cells }: Omit<ForeignGrid, 'values'>,
  describe: (value: number) => Omit<ForeignValue, 'value' | 'count'>,
): ForeignGrid {
  const counts = new Map<number, number>();
  for (const value of cells) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size > FOREIGN_LIMITS.values) {
    throw faultAt(place, {
      ja: `値が${counts.size}種類あります。壁を選べるのは${FOREIGN_LIMITS.values}種類までです。`,
      en: `it has ${counts.size} different values. Walls can be chosen from at most ${FOREIGN_LIMITS.values}.`,
    });
  }
  const values = [...counts]
    .sort(([one, often], [other, seldom]) => seldom - often || one - other)
    .map(([value, count]) => ({ value, count, ...describe(value) }));
  return { width, height, cells, values };
}
