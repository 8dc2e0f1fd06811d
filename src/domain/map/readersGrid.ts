import { BORDER, SIDES } from './cell.ts';
import { blankGrid, type FloorGrid, planeValues } from './floorGrid.ts';

/** The look of a side for a party that has found nothing yet. Gates and locked doors are visible. */
const SEEN_AS: Readonly<Record<number, number>> = {
  [BORDER.hiddenDoor]: BORDER.wall,
  [BORDER.lockedDoor]: BORDER.door,
  [BORDER.phantomWall]: BORDER.wall,
  [BORDER.invisibleWall]: BORDER.open,
};

/** Returns the walls and doors of a floor for pictures shown to readers: without events, rooms, zones and anything hidden. */
export function readersGrid(grid: FloorGrid): FloorGrid {
  const shown = blankGrid();
  for (const side of SIDES) {
    const seen = planeValues(shown, side);
    planeValues(grid, side).forEach((value, at) => {
      seen[at] = SEEN_AS[value] ?? value;
    });
  }
  return shown;
}
