import { BORDER, type Cell, SIDES } from './cell.ts';
import { isOpenArea } from './corridor.ts';
import { otherHalf, readBorder } from './edge.ts';
import { enclosedRegion } from './enclosedRegion.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, neighbour, readField } from './floorGrid.ts';
import type { CellChange, Patch } from './patch.ts';

type CellPlace = { readonly x: number; readonly y: number };

/** A monster room whose walls have changed since it was made (docs/map-editor.md, "Rooms"). */
export interface StaleRoom {
  /** Its `room_id`, 1-3. */
  readonly slot: number;
  readonly cells: readonly CellPlace[];
  /** The area that walls enclose now; undefined if it is no longer enclosed. */
  readonly area: readonly CellPlace[] | undefined;
}

/**
 * Finds the rooms that do not match the areas that walls enclose. Adjacent cells of one number are one room (docs/domain.md, "Floor and
 * cell"), around the rim too. Freely painted rooms, on open ground or in a part of an enclosed area, do not count, unless at least half of
 * their outline is walled: such a room was enclosed and has lost a wall.
 */
export function staleRooms(grid: FloorGrid, size: number): StaleRoom[] {
  const areas: Area[] = [];
  const areaOf = ({ x, y }: CellPlace): Area => {
    const known = areas[cellIndex(x, y)];
    if (known) return known;
    const cells = enclosedRegion(grid, x, y, size);
    const area = { cells, isOpen: isOpenArea(cells, size) };
    for (const cell of cells) areas[cellIndex(cell.x, cell.y)] = area;
    return area;
  };
  return rooms(grid, size).flatMap((cells): StaleRoom[] => {
    const around = sharesOf(cells, areaOf);
    if (around.reduce((sum, { area }) => sum + area.cells.length, 0) === cells.length) return [];
    const enclosed = around.filter(({ area }) => !area.isOpen);
    const isUndivided = around.length === 1 || enclosed.length === 0;
    if (isUndivided && !isMostlyWalled(grid, cells, size)) return [];
    const [{ x, y }] = cells;
    return [{ slot: readField(grid, 'room_id', x, y), cells, area: areaInPlaceOf(enclosed) }];
  });
}

/** An enclosed area, or open ground. */
interface Area {
  readonly cells: readonly CellPlace[];
  readonly isOpen: boolean;
}

/** An area, and the number of its cells in a room. */
interface Share {
  readonly area: Area;
  readonly held: number;
}

function sharesOf(cells: readonly CellPlace[], areaOf: (cell: CellPlace) => Area): Share[] {
  const held = new Map<Area, number>();
  for (const area of cells.map(areaOf)) held.set(area, (held.get(area) ?? 0) + 1);
  return Array.from(held, ([area, count]) => ({ area, held: count }));
}

/** Refills stale rooms to the area that walls enclose now; rooms that are not enclosed stay. */
export function refillPatch(grid: FloorGrid, stale: readonly StaleRoom[], label: string): Patch {
  const after = new Map<number, number>();
  for (const { slot, cells, area } of stale) {
    if (!area) continue;
    for (const { x, y } of cells) after.set(cellIndex(x, y), 0);
    for (const { x, y } of area) after.set(cellIndex(x, y), slot);
  }
  const changes: CellChange[] = [];
  for (const [index, room] of after) {
    const { x, y } = cellPlace(index);
    const before = readField(grid, 'room_id', x, y);
    const change = (room_id: number): Pick<Cell, 'room_id'> => ({ room_id });
    if (before !== room) changes.push({ x, y, before: change(before), after: change(room) });
  }
  return { label: { key: label, count: changes.length }, cells: changes };
}

/** Returns all rooms of a floor: adjacent cells of one number. Each has at least one cell. */
export function rooms(grid: FloorGrid, size: number): [CellPlace, ...CellPlace[]][] {
  const found: [CellPlace, ...CellPlace[]][] = [];
  const seen = new Uint8Array(CELL_COUNT);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const slot = readField(grid, 'room_id', x, y);
      if (slot === 0 || seen[cellIndex(x, y)]) continue;
      seen[cellIndex(x, y)] = 1;
      const room: [CellPlace, ...CellPlace[]] = [{ x, y }];
      for (const cell of room) {
        for (const side of SIDES) {
          const beyond = neighbour(cell.x, cell.y, side, size);
          const index = cellIndex(beyond.x, beyond.y);
          if (seen[index] || readField(grid, 'room_id', beyond.x, beyond.y) !== slot) continue;
          seen[index] = 1;
          room.push(beyond);
        }
      }
      found.push(room);
    }
  }
  return found;
}

function isMostlyWalled(grid: FloorGrid, cells: readonly CellPlace[], size: number): boolean {
  const own = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
  let outline = 0;
  let walled = 0;
  for (const { x, y } of cells) {
    for (const side of SIDES) {
      const beyond = otherHalf({ x, y, side }, size);
      if (own.has(cellIndex(beyond.x, beyond.y))) continue;
      outline++;
      if (readBorder(grid, { x, y, side }) !== BORDER.open || readBorder(grid, beyond) !== BORDER.open) walled++;
    }
  }
  return walled * 2 >= outline && walled > 0;
}

/** Returns the areas that a room covers to at least half, or else the one that it covers most. */
function areaInPlaceOf(enclosed: readonly Share[]): readonly CellPlace[] | undefined {
  const mostly = enclosed.filter(({ area, held }) => held * 2 >= area.cells.length);
  if (mostly.length > 0) return mostly.flatMap(({ area }) => area.cells);
  return enclosed.toSorted((a, b) => b.held - a.held)[0]?.area.cells;
}
