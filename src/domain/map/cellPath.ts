import type { Position } from './edge.ts';
import { cellAt } from './hitTest.ts';

/** Every cell that the straight way between two positions touches, in order, both ends included. */
export function cellsBetween(from: Position, to: Position, size: number): { x: number; y: number }[] {
  const cell = cellAt(from, size);
  const end = cellAt(to, size);
  const cells = [{ ...cell }];
  const stepX = Math.sign(end.x - cell.x);
  const stepY = Math.sign(end.y - cell.y);
  while (cell.x !== end.x || cell.y !== end.y) {
    // Of the next line to the side and the next one up or down, the way crosses the one it reaches first.
    const untilX = cell.x === end.x ? Number.POSITIVE_INFINITY : reached(from.x, to.x, cell.x, stepX);
    const untilY = cell.y === end.y ? Number.POSITIVE_INFINITY : reached(from.y, to.y, cell.y, stepY);
    if (untilX <= untilY) cell.x += stepX;
    else cell.y += stepY;
    cells.push({ ...cell });
  }
  return cells;
}

/** Share of the way from `from` to `to` at which the next line beyond cell `index` is met. */
const reached = (from: number, to: number, index: number, step: number): number =>
  (index + (step > 0 ? 1 : 0) - from) / (to - from);
