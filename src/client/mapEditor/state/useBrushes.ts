import { useEffect } from 'react';
import { useAccountDocument } from '#client/saving/useAccountDocument.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { MOST_BRUSHES } from '#domain/accountDocuments/brushLimits.ts';
import { CELL_FIELDS, type Cell, isStorable } from '#domain/map/cell.ts';

/** The key in local storage where earlier versions kept the brushes. */
const OLD_KEY = 'meikyu.map.brushes';
const NONE = { brushes: [] };

interface Brushes {
  readonly brushes: readonly Cell[];
  /** Adds a brush as the newest; the oldest ones are dropped. */
  readonly keep: (brush: Cell) => void;
  readonly remove: (brush: Cell) => void;
}

/** Returns the brushes kept for the account, newest first. Brushes kept in this browser are moved to the account. */
export function useBrushes(): Brushes {
  const { content, isRead, change } = useAccountDocument('brushes', NONE);
  useEffect(() => {
    const old = isRead ? oldBrushes() : [];
    if (old.length === 0) return;
    void change(({ brushes }) => ({ brushes: different([...brushes, ...old]) })).then((isSaved) => {
      if (isSaved) webStorage('local').removeItem(OLD_KEY);
    });
  }, [isRead, change]);
  const keep = (brush: Cell) => void change(({ brushes }) => ({ brushes: different([brush, ...brushes]) }));
  const remove = (brush: Cell) =>
    void change(({ brushes }) => ({ brushes: brushes.filter((one) => !isSameCell(one, brush)) }));
  return { brushes: content.brushes, keep, remove };
}

export const isSameCell = (a: Partial<Cell>, b: Partial<Cell>): boolean =>
  CELL_FIELDS.every((field) => a[field] === b[field]);

/** Removes duplicates and limits the number. */
const different = (brushes: readonly Cell[]): Cell[] =>
  brushes
    .filter((brush, index) => brushes.findIndex((other) => isSameCell(other, brush)) === index)
    .slice(0, MOST_BRUSHES);

function oldBrushes(): Cell[] {
  const kept = new JsonStorage(webStorage('local')).read<{ brushes?: unknown }>(OLD_KEY)?.brushes;
  return Array.isArray(kept) ? kept.filter(isCell) : [];
}

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' &&
  value !== null &&
  CELL_FIELDS.every((field) => isStorable(field, (value as Record<string, unknown>)[field]));
