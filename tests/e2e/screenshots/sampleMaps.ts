import { growMaze } from '#client/frame/art/maze.ts';
import { BORDER, type Border, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import { GRID_SIDE, neighbour } from '#domain/map/floorGrid.ts';
import { blankMaps, cellOf, type WireMaps } from '../../support/maps.ts';

const OPPOSITE: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Rooms by their south-west and north-east cell, each with a door: kind, cell and side. */
const ROOMS = [
  { from: [3, 15], to: [7, 19], door: ['door', 5, 15, 'south'], room: 1, isDark: false },
  { from: [14, 16], to: [20, 20], door: ['lockedDoor', 14, 18, 'west'], room: 2, isDark: false },
  { from: [9, 3], to: [14, 7], door: ['gate', 12, 7, 'north'], room: 0, isDark: true },
  { from: [18, 5], to: [21, 9], door: ['hiddenDoor', 18, 7, 'west'], room: 3, isDark: false },
] as const;

/** Events by cell: their type and direction. */
const EVENTS = [
  [0, 0, 101, 1],
  [17, 18, 102, 3],
  [5, 17, 1101, 0],
  [11, 5, 901, 0],
  [20, 7, 1501, 0],
  [2, 9, 1201, 0],
  [13, 12, 701, 2],
] as const;

/** Returns a floor like an author's: winding paths, four rooms, a dark zone, some events. The same for the same seed. */
export function sampleMaps(seed: number): WireMaps {
  const maps = blankMaps();
  const draw = (x: number, y: number, side: Side, border: Border) => {
    const beyond = neighbour(x, y, side, GRID_SIDE);
    cellOf(maps, x, y).border[side] = border;
    cellOf(maps, beyond.x, beyond.y).border[OPPOSITE[side]] = border;
  };
  // The maze counts its rows from the top, the floor counts them from the south.
  for (const [, x, y, way] of growMaze(GRID_SIDE, GRID_SIDE, seed).walls.matchAll(/M(\d+) (\d+)([vh])1/g)) {
    const row = GRID_SIDE - 1 - Number(y);
    if (way === 'v') draw(Number(x) - 1, row, 'east', BORDER.wall);
    else draw(Number(x), row + 1, 'south', BORDER.wall);
  }
  for (let at = 0; at < GRID_SIDE; at++) {
    draw(at, 0, 'south', BORDER.wall);
    draw(0, at, 'west', BORDER.wall);
  }
  for (const { from, to, door, room, isDark } of ROOMS) {
    for (let x: number = from[0]; x <= to[0]; x++) {
      for (let y: number = from[1]; y <= to[1]; y++) {
        const isRim: Record<Side, boolean> = {
          north: y === to[1],
          east: x === to[0],
          south: y === from[1],
          west: x === from[0],
        };
        for (const side of SIDES) draw(x, y, side, isRim[side] ? BORDER.wall : BORDER.open);
        cellOf(maps, x, y).monster.room_id = room;
        cellOf(maps, x, y).floor_id = isDark ? ZONE.dark : 0;
      }
    }
    const [kind, x, y, side] = door;
    draw(x, y, side, BORDER[kind]);
  }
  for (const [x, y, id, muki] of EVENTS) Object.assign(cellOf(maps, x, y).event, { id, muki });
  return maps;
}
