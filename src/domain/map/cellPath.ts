import type { Position } from './edge.ts';
import { cellAt } from './hitTest.ts';

/** Returns every cell of the floor on the straight line between two positions, in order, both ends included. */
export function cellsBetween(from: Position, to: Position, size: number): { x: number; y: number }[] {
  if (Math.min(from.x, from.y, to.x, to.y) < 0 || Math.max(from.x, from.y, to.x, to.y) >= size) {
    const [first, last] = sharesWithin(from, to, size);
    return first < last ? cellsOf(positionOn(from, to, first), positionOn(from, to, last), size) : [];
  }
  return cellsOf(from, to, size);
}

/**
 * Returns the shares of the line from `from` to `to` between which it is on the floor; if it never is, the second is not greater than the
 * first.
 */
function sharesWithin(from: Position, to: Position, size: number): [number, number] {
  let [first, last] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis];
    // A line along the axis never meets the other two rims. On a rim itself this is 0 / 0.
    const rims = [-from[axis] / way || 0, (size - from[axis]) / way || 0];
    first = Math.max(first, Math.min(...rims));
    last = Math.min(last, Math.max(...rims));
  }
  return [first, last];
}

const positionOn = (from: Position, to: Position, share: number): Position => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function cellsOf(from: Position, to: Position, size: number): { x: number; y: number }[] {
  const cell = cellAt(from, size);
  const end = cellAt(to, size);
  const cells = [{ ...cell }];
  const stepX = Math.sign(end.x - cell.x);
  const stepY = Math.sign(end.y - cell.y);
  while (cell.x !== end.x || cell.y !== end.y) {
    // Cross whichever grid line comes first: the next vertical or the next horizontal one.
    const untilX = cell.x === end.x ? Number.POSITIVE_INFINITY : reached(from.x, to.x, cell.x, stepX);
    const untilY = cell.y === end.y ? Number.POSITIVE_INFINITY : reached(from.y, to.y, cell.y, stepY);
    if (untilX <= untilY) cell.x += stepX;
    else cell.y += stepY;
    cells.push({ ...cell });
  }
  return cells;
}

/** Returns the share of the line at which it meets the grid line beyond cell `index`. */
const reached = (from: number, to: number, index: number, step: number): number =>
  (index + (step > 0 ? 1 : 0) - from) / (to - from);
