// Floors in the nested form, as callers of the REST API send and get them.
import type { Cell } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import type { PresentedFloor } from '#server/floors/presentFloor.ts';

export interface WireCell {
  id: string;
  event: { id: number; data: Record<string, number>; flag: number; muki: number };
  border: Record<'north' | 'east' | 'south' | 'west', number>;
  monster: { room_id: number };
  floor_id: number;
  coordinate: { x: number; y: number };
}
export type WireMaps = WireCell[][];
export type WireFloor = PresentedFloor & { maps: WireMaps };

/** Returns 24 rows from y=23 down to y=0 of 24 cells in which everything is 0. */
export const blankMaps = (): WireMaps => JSON.parse(gridFormText(blankGrid())) as WireMaps;

/** Returns the cell (x, y) of `maps`. */
export function cellOf(maps: WireMaps, x: number, y: number): WireCell {
  const cell = maps[23 - y]?.[x];
  if (!cell) throw new RangeError(`no cell x${x}_y${y}`);
  return cell;
}

/** Returns a room of walls with a door to the north and `mark` (0-999,999) in slot 1 of its corner, to distinguish floors. */
export function roomMaps(mark = 0): WireMaps {
  const maps = blankMaps();
  for (let x = 2; x <= 5; x++) {
    cellOf(maps, x, 2).border.south = 1;
    cellOf(maps, x, 5).border.north = x === 3 ? 2 : 1;
  }
  cellOf(maps, 2, 2).event.data['1'] = mark;
  return maps;
}

/** Returns the mark of `roomMaps`; 0 on a floor without one. */
export const markOf = (maps: WireMaps): number => cellOf(maps, 2, 2).event.data['1'] ?? 0;

/** Returns a packed grid in base64, blank except for the given fields of the cell (x, y). */
export function packedGrid(x = 0, y = 0, cell: Partial<Cell> = {}): string {
  const grid: FloorGrid = blankGrid();
  for (const [field, value] of Object.entries(cell)) writeField(grid, field as keyof Cell, x, y, value);
  return Buffer.from(packGrid(grid)).toString('base64');
}
