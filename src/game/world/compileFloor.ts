import {
  blankGrid,
  CELL_COUNT,
  FLOOR_SIZES,
  type FloorGrid,
  GRID_SIDE,
  planeValues,
  readCell,
} from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { compileEvent } from '#game/operations/compileEvent.ts';
import type { CompiledEvent } from '#game/state/Operation.ts';

/** A floor as it is played. */
export interface Floor {
  readonly number: number;
  /** Cells per side. */
  readonly size: number;
  readonly settings: RecordOf<typeof floorMap>;
  readonly grid: FloorGrid;
  /** The events of cells, keyed by `cellIndex`. */
  readonly events: ReadonlyMap<number, CompiledEvent>;
  /** The events of edges, keyed by `edgeKey`. Of two events of the same edge the first counts. */
  readonly edges: ReadonlyMap<number, CompiledEvent>;
}

type FloorDocument = ScenarioDocument['floors'][number];

/** Compiles a floor of a validated document. */
export function compileFloor({ number, settings, grid: packed }: FloorDocument): Floor {
  const grid = packed === null ? blankGrid() : unpackGrid(fromBase64(packed));
  return floorOf(number, settings as RecordOf<typeof floorMap>, grid);
}

/** Compiles a floor from its settings and its grid. */
export function floorOf(number: number, settings: RecordOf<typeof floorMap>, grid: FloorGrid): Floor {
  const size = FLOOR_SIZES[settings.labyrinth_size] ?? GRID_SIDE;
  const events = new Map<number, CompiledEvent>();
  const edges = new Map<number, CompiledEvent>();
  const ids = planeValues(grid, 'event_id');
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const [x, y] = [cell % GRID_SIDE, Math.floor(cell / GRID_SIDE)];
    if (ids[cell] === 0 || x >= size || y >= size) continue;
    const event = compileEvent(readCell(grid, x, y), { floor: number, x, y }, size);
    if (!event) continue;
    if (event.edge === undefined) events.set(cell, event);
    else if (!edges.has(event.edge)) edges.set(event.edge, event);
  }
  return { number, size, settings, grid, events, edges };
}

/** Whether a floor has a cell. */
export const hasCell = ({ size }: Floor, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 0 && y >= 0 && x < size && y < size;
