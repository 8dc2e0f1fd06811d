import type { MapPalette } from '#client/ui/mapPalette.ts';
import { BORDER, type Border, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import { type FloorGrid, GRID_SIDE, neighbour, oppositeSide, readField } from '#domain/map/floorGrid.ts';
import { type Box, bandWithin, cellBox, edgeBox, type FloorPlace } from './floorPlace.ts';
import { type Brush, hasWallEnds, paintHalfEdge } from './paintBorder.ts';
import { paintPlainCell, washesOf } from './paintPlainFloor.ts';

/** A floor to be painted: the same for the map, a thumbnail and a picture. `size`: playable cells per side. */
export interface FloorScene {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly place: FloorPlace;
  readonly palette: MapPalette;
  /** The entrance cells of a labyrinth; none if absent. */
  readonly entrances?: readonly { readonly x: number; readonly y: number }[];
}

/** Below this many pixels per cell, the floor is painted without details. */
const DETAIL = 10;
/** The distance between hatching lines, of dark zones and of unplayed cells, in pixels. */
const HATCH = 7;

/** Returns half the thickness of a wall, in pixels. */
export const wallDepth = (cell: number): number => Math.max(1, Math.round(cell * 0.07));

/** Paints the ground, the zones and the edges of every cell; cells outside a smaller floor come first, below its rim. */
export function paintFloor(brush: Brush, scene: FloorScene): void {
  const isOutside = (x: number, y: number) => x >= scene.size || y >= scene.size;
  for (const outside of [true, false]) {
    for (let y = 0; y < GRID_SIDE; y++) {
      for (let x = 0; x < GRID_SIDE; x++) if (isOutside(x, y) === outside) paintCell(brush, scene, x, y);
    }
  }
}

/**
 * Paints one cell within its own box; on the rim also the strip outside, which belongs to the half that the rim wraps to. The picture of a
 * cell depends on the edges of its eight neighbours: repaint those with it.
 */
export function paintCell(brush: Brush, scene: FloorScene, x: number, y: number): void {
  const { size, place, palette } = scene;
  if (place.cell < DETAIL) {
    paintPlainCell(brush, scene, x, y);
    return;
  }
  const box = cellBox(place, x, y);
  if (x >= size || y >= size) {
    paintOutside(brush, palette, box);
    return;
  }
  const depth = wallDepth(place.cell);
  const edges = edgesAround(scene, x, y);
  const isAtRim = SIDES.some((side) => edges[side].isRim);
  // Only the strip beyond the rim and the figures extend beyond the cell; most cells have neither.
  let isClipped = false;
  const clip = () => {
    if (isClipped) return;
    isClipped = true;
    brush.save();
    brush.beginPath();
    const west = x === 0 ? depth : 0;
    const north = y === size - 1 ? depth : 0;
    brush.rect(
      box.left - west,
      box.top - north,
      box.width + west + (x === size - 1 ? depth : 0),
      box.height + north + (y === 0 ? depth : 0),
    );
    brush.clip();
  };
  if (isAtRim) {
    clip();
    // Erases the previous content of the strip.
    brush.fillStyle = palette.outside;
    brush.fillRect(box.left - depth, box.top - depth, box.width + 2 * depth, box.height + 2 * depth);
  }
  paintGround(brush, scene, x, y, box);
  for (const side of SIDES) {
    const { own, other, isRim: onRim } = edges[side];
    if (own === BORDER.open && other === BORDER.open) continue;
    if (own === BORDER.wall && other === BORDER.wall) {
      // By far the most frequent case, and the same from both sides.
      const band = onRim ? edgeBox(place, { x, y, side }, depth) : bandWithin(box, side, depth);
      brush.fillStyle = palette.wall;
      brush.fillRect(band.left, band.top, band.width, band.height);
      continue;
    }
    clip();
    const length = side === 'north' || side === 'south' ? box.width : box.height;
    atEdge(brush, box, side, 1, onRim, () => paintHalfEdge(brush, { own, other, length, depth, palette }));
    if (!onRim) continue;
    atEdge(brush, box, side, -1, true, () => paintHalfEdge(brush, { own: other, other: own, length, depth, palette }));
  }
  paintCorners(brush, scene, x, y, edges);
  if (isClipped) brush.restore();
}

function paintGround(brush: Brush, scene: FloorScene, x: number, y: number, box: Box): void {
  const { grid, palette } = scene;
  const { left, top, width, height } = box;
  brush.fillStyle = palette.paper;
  brush.fillRect(left, top, width, height);
  brush.fillStyle = x % 4 === 0 ? palette.gridStrong : palette.grid;
  brush.fillRect(left, top, 1, height);
  brush.fillStyle = y % 4 === 3 ? palette.gridStrong : palette.grid;
  brush.fillRect(left, top, width, 1);
  for (const wash of washesOf(scene, x, y)) {
    brush.fillStyle = wash;
    brush.fillRect(left, top, width, height);
  }
  if (readField(grid, 'floor_id', x, y) & ZONE.dark) hatch(brush, box, palette.coordinate);
}

/** Paints a cell that is stored but unplayed at this size: hatched, without its contents. */
function paintOutside(brush: Brush, palette: MapPalette, box: Box): void {
  brush.fillStyle = palette.outside;
  brush.fillRect(box.left, box.top, box.width, box.height);
  hatch(brush, box, palette.gridStrong);
}

/**
 * Draws slanted lines in canvas coordinates, so that they continue from cell to cell. Each ends half a pixel inside the box, where the grid
 * line is: nothing spills into a neighbour, so no clipping is needed.
 */
function hatch(brush: Brush, { left, top, width, height }: Box, colour: string): void {
  const [west, north, east, south] = [left + 0.5, top + 0.5, left + width - 0.5, top + height - 0.5];
  brush.strokeStyle = colour;
  brush.lineWidth = 1;
  brush.lineCap = 'butt';
  brush.beginPath();
  for (let sum = Math.ceil((west + north) / HATCH) * HATCH; sum < east + south; sum += HATCH) {
    const [from, to] = [Math.max(west, sum - south), Math.min(east, sum - north)];
    brush.moveTo(from, sum - from);
    brush.lineTo(to, sum - to);
  }
  brush.stroke();
}

/** An edge of a cell, and the cell beyond it. */
interface EdgeVisibility {
  readonly own: Border;
  readonly other: Border;
  readonly isRim: boolean;
  readonly beyond: { readonly x: number; readonly y: number };
}

/** Reads the four edges of a cell once. */
function edgesAround({ grid, size }: FloorScene, x: number, y: number): Record<Side, EdgeVisibility> {
  const sight = (side: Side, isRim: boolean): EdgeVisibility => {
    const beyond = neighbour(x, y, side, size);
    const read = (x: number, y: number, side: Side) => readField(grid, side, x, y) as Border;
    return { own: read(x, y, side), other: read(beyond.x, beyond.y, oppositeSide(side)), isRim, beyond };
  };
  return {
    north: sight('north', y === size - 1),
    east: sight('east', x === size - 1),
    south: sight('south', y === 0),
    west: sight('west', x === 0),
  };
}

const TURNS: Record<Side, readonly [number, number, number, number]> = {
  north: [1, 0, 0, 1],
  east: [0, 1, -1, 0],
  south: [-1, 0, 0, -1],
  west: [0, -1, 1, 0],
};

/**
 * Draws in the coordinates of one side of a cell; `facing` 1 with v into the cell, -1 out of it. On the rim, where the cell paints both
 * halves, `halfOnly` clips each to its own half.
 */
function atEdge(brush: Brush, box: Box, side: Side, facing: 1 | -1, halfOnly: boolean, draw: () => void): void {
  const middleX = side === 'west' ? box.left : side === 'east' ? box.left + box.width : box.left + box.width / 2;
  const middleY = side === 'north' ? box.top : side === 'south' ? box.top + box.height : box.top + box.height / 2;
  const [a, b, c, d] = TURNS[side];
  brush.save();
  brush.transform(a * facing, b * facing, c * facing, d * facing, middleX, middleY);
  if (halfOnly) {
    brush.beginPath();
    brush.rect(-box.width, 0, 2 * box.width, box.width);
    brush.clip();
  }
  draw();
  brush.restore();
}

export const VERTICAL: readonly Side[] = ['north', 'south'];
export const HORIZONTAL: readonly Side[] = ['east', 'west'];

/** Fills the squares in the corners of a cell into which a wall of a neighbour extends, so that walls join without a notch. */
function paintCorners(
  brush: Brush,
  scene: FloorScene,
  x: number,
  y: number,
  edges: Record<Side, EdgeVisibility>,
): void {
  const { grid, place, palette } = scene;
  const box = cellBox(place, x, y);
  const depth = wallDepth(place.cell);
  const isEnd = (x: number, y: number, side: Side) => hasWallEnds(readField(grid, side, x, y) as Border);
  const isWalled = ({ own, other }: EdgeVisibility) => own === BORDER.wall && other === BORDER.wall;
  const isEnded = ({ own, other }: EdgeVisibility) => hasWallEnds(own) || hasWallEnds(other);
  brush.fillStyle = palette.wall;
  for (const vertical of VERTICAL) {
    const upright = edges[vertical];
    const above = upright.beyond.y;
    for (const horizontal of HORIZONTAL) {
      const level = edges[horizontal];
      const beside = level.beyond.x;
      const isCorner = upright.isRim && level.isRim;
      // The cell's own wall already fills the corner.
      if (!isCorner && (isWalled(upright) || isWalled(level))) continue;
      const isMet =
        (!level.isRim && (isEnd(beside, y, vertical) || isEnd(beside, above, oppositeSide(vertical)))) ||
        (!upright.isRim && (isEnd(x, above, horizontal) || isEnd(beside, above, oppositeSide(horizontal)))) ||
        (isCorner && (isEnded(upright) || isEnded(level)));
      if (!isMet) continue;
      const outer = isCorner ? depth : 0;
      const left = horizontal === 'west' ? box.left - outer : box.left + box.width - depth;
      const top = vertical === 'north' ? box.top - outer : box.top + box.height - depth;
      brush.fillRect(left, top, depth + outer, depth + outer);
    }
  }
}
