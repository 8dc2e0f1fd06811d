// The pictures of a work for its readers: labyrinths as the party sees them, never a floor's plan.
import { visibleLook } from '#domain/events/visibleLook.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { cellIndex, FLOOR_SIZES, type FloorGrid, GRID_SIDE, neighbour } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { cellsSeen, isClear, isDarkAt, lookOfSide, seenFrom, type Viewpoint } from './seenFrom.ts';

/** The number of pictures of a work; the first is its cover. */
const VIEWS = 3;

/** The part of a floor that is visible from one place, with what the picture of it needs. */
export interface WorkView {
  /** The number of the floor. */
  readonly number: number;
  readonly name_ja: string;
  readonly name_en: string;
  /** Codes of the floor's settings. */
  readonly labyrinth_size: number;
  readonly wall: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly x: number;
  readonly y: number;
  /** Index in SIDES. */
  readonly facing: number;
  /** Packed, as base64: blank where nobody sees it from there (see `seenFrom`). */
  readonly grid: string;
}

/** A drawn floor with the settings that a picture of it needs. */
export type ViewedFloor = Pick<
  WorkView,
  'number' | 'name_ja' | 'name_en' | 'labyrinth_size' | 'wall' | 'floor' | 'ceiling'
> & { readonly grid: FloorGrid };

/** A cell of a floor, and the direction of the view; the best one without it. */
export interface Standpoint {
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly facing?: Side;
}

/**
 * Returns the pictures of a work: the first from the first of `covers` that stands on a drawn floor, the others from places of other
 * floors, as far as there are some, from which much is visible.
 */
export function workViews(floors: readonly ViewedFloor[], covers: readonly Standpoint[]): WorkView[] {
  const places = floors.flatMap((floor) => {
    const place = bestOf(floor, everywhere(floor));
    return place ? [{ floor, place }] : [];
  });
  const cover = covers.map((one) => placed(floors, one)).find((found) => found !== undefined) ?? places[0];
  if (!cover) return [];
  const others = places
    .filter(({ floor }) => floor !== cover.floor)
    .map((one) => ({ ...one, worth: worthOf(one.floor, one.place) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, VIEWS - 1)
    .sort((one, other) => one.floor.number - other.floor.number);
  // A work of few floors shows other places of the same one.
  const elsewhere = spread(cover.floor, cover.place).slice(0, VIEWS - 1 - others.length);
  return [cover, ...elsewhere.map((place) => ({ floor: cover.floor, place })), ...others].map(viewOf);
}

function placed(floors: readonly ViewedFloor[], { floor: number, x, y, facing }: Standpoint) {
  const floor = floors.find((one) => one.number === number);
  if (!floor || Math.max(x, y) >= sizeOf(floor)) return undefined;
  const place = facing ? { x, y, facing } : (bestOf(floor, around(x, y)) ?? { x, y, facing: 'north' as const });
  return { floor, place };
}

function viewOf({ floor, place }: { readonly floor: ViewedFloor; readonly place: Viewpoint }): WorkView {
  const { grid, ...shown } = floor;
  const { x, y, facing } = place;
  const seen = toBase64(packGrid(seenFrom(grid, sizeOf(floor), place)));
  return { ...shown, x, y, facing: SIDES.indexOf(facing), grid: seen };
}

const sizeOf = ({ labyrinth_size }: ViewedFloor): number => FLOOR_SIZES[labyrinth_size] ?? GRID_SIDE;

const around = (x: number, y: number): Viewpoint[] => SIDES.map((facing) => ({ x, y, facing }));

function* everywhere(floor: ViewedFloor): Generator<Viewpoint> {
  const size = sizeOf(floor);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) yield* around(x, y);
}

/** Returns the place with the best picture, the first of equal ones; undefined if none is worth one. */
function bestOf(floor: ViewedFloor, places: Iterable<Viewpoint>): Viewpoint | undefined {
  let best: Viewpoint | undefined;
  let most = 0;
  for (const place of places) {
    const worth = worthOf(floor, place);
    if (worth <= most) continue;
    most = worth;
    best = place;
  }
  return best;
}

/** Returns good places of the floor from which nothing of what the cover shows is visible, each apart from the others. */
function spread(floor: ViewedFloor, cover: Viewpoint): Viewpoint[] {
  const [size, shown, found] = [sizeOf(floor), new Set(cellsSeen(floor.grid, sizeOf(floor), cover)), [] as Viewpoint[]];
  while (found.length < VIEWS - 1) {
    const apart = [...everywhere(floor)].filter(({ x, y }) => !shown.has(cellIndex(x, y)));
    const place = bestOf(floor, apart);
    if (!place) break;
    found.push(place);
    for (const cell of cellsSeen(floor.grid, size, place)) shown.add(cell);
  }
  return found;
}

/** A view is best if it ends this many cells ahead, in front of a wall or a door; by index. */
const WORTH_OF_DEPTH = [0, 4, 6, 6, 5, 4] as const;
/** The cells ahead in which something is large enough to be recognised. */
const NEAR = 4;

/** Rates the picture from a place: its depth, walls beside the viewer, and what stands on the way; 0 for a wall in one's face, and darkness. */
function worthOf(floor: ViewedFloor, place: Viewpoint): number {
  const { grid } = floor;
  const { x, y, facing } = place;
  if (isDarkAt(grid, x, y)) return 0;
  const ahead = walk(floor, place);
  const depth = WORTH_OF_DEPTH[ahead.cells.length] ?? 0;
  if (depth === 0) return 0;
  const turned = (by: number): Viewpoint => ({ x, y, facing: SIDES[(SIDES.indexOf(facing) + by) % 4] as Side });
  const walls = [1, 3].filter((by) => lookOfSide(grid, turned(by)) === EDGE_LOOK.wall).length;
  const things = ahead.cells.slice(0, NEAR).filter((cell) => visibleLook(grid, cell)?.sprite).length;
  return depth + walls + 3 * things + (ahead.end === EDGE_LOOK.door ? 2 : 0);
}

/** Returns the cells straight ahead (`cellIndex`) up to what ends the view, and what that is. */
function walk(floor: ViewedFloor, from: Viewpoint) {
  const cells: number[] = [];
  let at = from;
  while (cells.length < WORTH_OF_DEPTH.length && isClear(floor.grid, at)) {
    at = { ...at, ...neighbourOf(floor, at) };
    cells.push(cellIndex(at.x, at.y));
    if (isDarkAt(floor.grid, at.x, at.y)) break;
  }
  return { cells, end: lookOfSide(floor.grid, at) };
}

const neighbourOf = (floor: ViewedFloor, { x, y, facing }: Viewpoint) => neighbour(x, y, facing, sizeOf(floor));
