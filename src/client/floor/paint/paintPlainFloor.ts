import type { MapPalette } from '#client/ui/mapPalette.ts';
import { BORDER, type Border, CEILING_MARK, FLOOR_MARK, SIDES, ZONE } from '#domain/map/cell.ts';
import { otherHalf, readBorder } from '#domain/map/edge.ts';
import { GRID_SIDE, readField } from '#domain/map/floorGrid.ts';
import { bandWithin, cellBox } from './floorPlace.ts';
import type { Brush } from './paintBorder.ts';
import type { FloorScene } from './paintFloor.ts';

/**
 * The brush for a floor too small for figures: an edge is a line of its colour, an event is a dot, and there is no grid or hatching.
 * Everything is a rectangle inside its cell.
 */
export type PlainBrush = Pick<Brush, 'fillStyle' | 'fillRect'>;

/** A plain floor to be painted. `line`: width of an edge in pixels, 1 if absent. */
export type PlainScene = FloorScene & { readonly line?: number };

export const isEntrance = ({ entrances }: FloorScene, x: number, y: number): boolean =>
  entrances?.some((at) => at.x === x && at.y === y) ?? false;

/** The colour of each kind of edge. */
const COLOURS = {
  [BORDER.open]: 'grid',
  [BORDER.wall]: 'wall',
  [BORDER.door]: 'door',
  [BORDER.hiddenDoor]: 'hiddenDoor',
  [BORDER.lockedDoor]: 'lockedDoor',
  [BORDER.phantomWall]: 'phantom',
  [BORDER.invisibleWall]: 'invisible',
  [BORDER.gate]: 'gate',
} as const satisfies Record<Border, keyof MapPalette>;

const ROOMS = [undefined, 'room1', 'room2', 'room3'] as const;
const FLOOR_MARKS = [undefined, 'water', 'flame', 'darkness'] as const;
const CEILING_MARKS = [undefined, 'nightSky', 'darkness'] as const;

/** Paints a whole floor. */
export function paintPlainFloor(brush: PlainBrush, scene: PlainScene): void {
  for (let y = 0; y < GRID_SIDE; y++) {
    for (let x = 0; x < GRID_SIDE; x++) {
      paintPlainCell(brush, scene, x, y);
      paintPlainMarks(brush, scene, x, y);
    }
  }
}

/**
 * Paints the ground of a cell, its zones and its edges. An edge that is the same from both sides is painted by only one of the two cells.
 */
export function paintPlainCell(brush: PlainBrush, scene: PlainScene, x: number, y: number): void {
  const { grid, size, place, palette, line = 1 } = scene;
  const box = cellBox(place, x, y);
  const { left, top, width, height } = box;
  const isPlayed = x < size && y < size;
  brush.fillStyle = isPlayed ? palette.paper : palette.outside;
  brush.fillRect(left, top, width, height);
  if (!isPlayed) return;
  for (const wash of washesOf(scene, x, y)) {
    brush.fillStyle = wash;
    brush.fillRect(left, top, width, height);
  }
  for (const side of SIDES) {
    const edge = { x, y, side };
    const own = readBorder(grid, edge);
    if (own === BORDER.open) continue;
    const isFirst = side === 'north' || side === 'east' || (side === 'south' ? y === 0 : x === 0);
    if (!isFirst && own === readBorder(grid, otherHalf(edge, size))) continue;
    brush.fillStyle = palette[COLOURS[own]];
    const band = bandWithin(box, side, line);
    brush.fillRect(band.left, band.top, band.width, band.height);
  }
}

/** Paints the entrance, as a cell filled with its colour, and the event of a cell, if there are any. */
export function paintPlainMarks(brush: PlainBrush, scene: PlainScene, x: number, y: number): void {
  const { grid, size, place, palette, line = 1 } = scene;
  if (x >= size || y >= size) return;
  const { left, top, width, height } = cellBox(place, x, y);
  if (isEntrance(scene, x, y)) {
    brush.fillStyle = palette.entrance;
    brush.fillRect(left + line, top + line, width - line, height - line);
  }
  if (!readField(grid, 'event_id', x, y)) return;
  const dot = Math.max(2, Math.round(place.cell * 0.4));
  brush.fillStyle = palette.eventInk;
  brush.fillRect(left + ((width - dot) >> 1) + line, top + ((height - dot) >> 1) + line, dot, dot);
}

/** Returns the colours that lie over the ground of a cell, the lowest first. */
export function washesOf({ grid, palette }: FloorScene, x: number, y: number): string[] {
  const floorId = readField(grid, 'floor_id', x, y);
  const names = [
    ROOMS[readField(grid, 'room_id', x, y)],
    FLOOR_MARKS[(floorId & FLOOR_MARK.mask) >> FLOOR_MARK.shift],
    CEILING_MARKS[(floorId & CEILING_MARK.mask) >> CEILING_MARK.shift],
    floorId & ZONE.dark ? ('darkZone' as const) : undefined,
  ];
  return names.flatMap((name) => (name ? [palette[name]] : []));
}
