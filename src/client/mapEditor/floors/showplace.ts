import type { View } from '#client/firstPerson/loadView.ts';
import { BORDER } from '#domain/map/cell.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { blankGrid, cellIndex, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import type { Eye, FloorOptions, SeenFloor } from '#view/index.ts';

/** The score of a view by the number of cells up to the wall that closes it: one step away, floor and ceiling are visible too. */
const WORTH = [0, 4, 3, 1] as const;

/** A floor and a standing place in it. */
interface Showplace {
  readonly floor: SeenFloor;
  readonly eye: Eye;
}

/** Finds a place from which walls, floor and ceiling are visible together; for a floor without walls, it uses a sample corridor. */
export function showplace(view: View, grid: FloorGrid, size: number, options: FloorOptions): Showplace {
  return best(view, view.seeFloor(grid, size, options)) ?? showplace(view, corridor(), size, options);
}

function best({ lookAhead }: View, floor: SeenFloor): Showplace | undefined {
  let most = 0;
  let eye: Eye | undefined;
  for (let y = 0; y < floor.size; y++) {
    for (let x = 0; x < floor.size; x++) {
      for (let side = 0; side < 4; side++) {
        const { cells, end } = lookAhead(floor, x, y, side, WORTH.length);
        if (end === 'dark' || end === EDGE_LOOK.nothing) continue;
        const isWall = (turn: number) => floor.edges[4 * cellIndex(x, y) + ((side + turn) % 4)] === EDGE_LOOK.wall;
        const worth = (WORTH[cells] ?? 0) + [isWall(1), isWall(3), end === EDGE_LOOK.door].filter(Boolean).length;
        if (worth <= most) continue;
        most = worth;
        eye = { x: x + 0.5, y: y + 0.5, angle: (side * Math.PI) / 2 };
      }
    }
  }
  return eye && { floor, eye };
}

/** Returns a grid with three cells that lead to a door. */
function corridor(): FloorGrid {
  const grid = blankGrid();
  for (const y of [0, 1, 2]) for (const side of ['east', 'west'] as const) writeField(grid, side, 0, y, BORDER.wall);
  writeField(grid, 'north', 0, 2, BORDER.door);
  return grid;
}
