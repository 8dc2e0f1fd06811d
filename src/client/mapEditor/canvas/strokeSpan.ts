import { beyond, type Place } from '#domain/map/placement.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/** The extent of a stroke in cells; a straight line along edges has one of them 0. */
export interface StrokeSpan {
  readonly width: number;
  readonly height: number;
}

/** The corners between which a target lies: a cell and a passage fill cells, another edge is a line. */
function extentOf(target: StrokeTarget): readonly [from: Place, to: Place] {
  if (target.kind === 'cell') return [target, { x: target.x + 1, y: target.y + 1 }];
  const { edge, part } = target;
  const { x, y, side } = edge;
  if (part === 'passage') {
    const next = beyond(edge, side);
    return [
      { x: Math.min(x, next.x), y: Math.min(y, next.y) },
      { x: Math.max(x, next.x) + 1, y: Math.max(y, next.y) + 1 },
    ];
  }
  const from = { x: side === 'east' ? x + 1 : x, y: side === 'north' ? y + 1 : y };
  const isUpright = side === 'east' || side === 'west';
  return [from, { x: from.x + (isUpright ? 0 : 1), y: from.y + (isUpright ? 1 : 0) }];
}

/** Returns the extent of a stroke; undefined while it has a single target. */
export function strokeSpan(targets: readonly StrokeTarget[]): StrokeSpan | undefined {
  if (targets.length < 2) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const target of targets) {
    const [from, to] = extentOf(target);
    west = Math.min(west, from.x);
    south = Math.min(south, from.y);
    east = Math.max(east, to.x);
    north = Math.max(north, to.y);
  }
  return { width: east - west, height: north - south };
}

/** Returns the extent as text: width and height, or the length of a straight line. */
export const spanText = ({ width, height }: StrokeSpan): string =>
  width === 0 || height === 0 ? String(width + height) : `${width} × ${height}`;
