import { BORDER, type CellField, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, GRID_SIDE, neighbour, oppositeSide, writeField } from '#domain/map/floorGrid.ts';

/** Cells a side of a room. */
const ROOM = 4;

/**
 * Returns a floor as an author builds one: rooms of four by four behind walls, each with a door to the north and to the east, alternately a
 * monster room and dark, and an event in every eighth cell. `seed` moves the doors and events.
 */
export function builtGrid(seed: number): FloorGrid {
  const grid = blankGrid();
  const set = (field: CellField, x: number, y: number, value: number) => writeField(grid, field, x, y, value);
  for (let y = 0; y < GRID_SIDE; y++) {
    for (let x = 0; x < GRID_SIDE; x++) {
      const room = Math.floor(x / ROOM) + Math.floor(y / ROOM) + seed;
      if (room % 3 === 0) set('room_id', x, y, 1);
      if (room % 3 === 1) set('floor_id', x, y, ZONE.dark);
      if ((x * 5 + y * 3 + seed) % 8 === 0) set('event_id', x, y, 901);
      for (const side of SIDES) {
        const along = side === 'north' || side === 'south' ? x : y;
        if (isOnWall(x, y, side)) setEdge(grid, x, y, side, along % ROOM === seed % ROOM ? BORDER.door : BORDER.wall);
      }
    }
  }
  return grid;
}

function isOnWall(x: number, y: number, side: Side): boolean {
  if (side === 'north') return y % ROOM === ROOM - 1;
  return side === 'east' && x % ROOM === ROOM - 1;
}

function setEdge(grid: FloorGrid, x: number, y: number, side: Side, border: number): void {
  const beyond = neighbour(x, y, side, GRID_SIDE);
  writeField(grid, side, x, y, border);
  writeField(grid, oppositeSide(side), beyond.x, beyond.y, border);
}
