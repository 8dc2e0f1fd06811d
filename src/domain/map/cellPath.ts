import type { Position } from './edge.ts';
import { cellAt } from './hitTest.ts';

/** Every cell of the floor on the straight line between two positions, in order, both ends included. */
export function cellsBetween(from: Position, to: Position, size: number): { x: number; y: number }[] {
  if (Math.min(from.x, from.y, to.x, to.y) < 0 || Math.max(from.x, from.y, to.x, to.y) >= size) {
    const [first, last] = sharesWithin(from, to, size);
    return first < last ? cellsOf(positionOn(from, to, first), positionOn(from, to, last), size) : [];
  }
  return cellsOf(from, to, size);
}

/** Between which shares of the way from `from` to `to` it lies on the floor; the second is no more than the first where it never does. */
function sharesWithin(from: Position, to: Position, size: number): [number, number] {
  let [first, last] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis];
    // A way along the axis never meets the other two rims: it lies between them or beside. Along a rim it is at 0 / 0.
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
