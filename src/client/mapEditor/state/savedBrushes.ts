import { atom } from 'jotai';
import { JsonStorage } from '#client/saving/JsonStorage.ts';
import { CELL_FIELDS, type Cell, isStorable } from '#domain/map/cell.ts';

const KEY = 'meikyu.map.brushes';
/** As many as two rows of the palette hold. */
const MOST = 16;

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' &&
  value !== null &&
  CELL_FIELDS.every((field) => isStorable(field, (value as Record<string, unknown>)[field]));

function readBrushes(): readonly Cell[] {
  const kept = new JsonStorage(localStorage).read<{ brushes?: unknown }>(KEY)?.brushes;
  return Array.isArray(kept) ? kept.filter(isCell).slice(0, MOST) : [];
}

const readAtom = atom(readBrushes());

/** The brushes that were picked up and kept in this browser, the newest first; the oldest give way. */
export const savedBrushesAtom = atom(
  (get) => get(readAtom),
  (_get, set, brushes: readonly Cell[]) => {
    const kept = brushes.slice(0, MOST);
    set(readAtom, kept);
    new JsonStorage(localStorage).write(KEY, { brushes: kept });
  },
);

export const isSameCell = (a: Partial<Cell>, b: Partial<Cell>): boolean =>
  CELL_FIELDS.every((field) => a[field] === b[field]);
