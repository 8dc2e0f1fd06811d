import { BORDER, SIDES } from './cell.ts';
import { blankGrid, type FloorGrid, planeValues } from './floorGrid.ts';

/** What a side looks like to a party that has found nothing yet. A gate is seen, and so is the door that is locked. */
const SEEN_AS: Readonly<Record<number, number>> = {
  [BORDER.hiddenDoor]: BORDER.wall,
  [BORDER.lockedDoor]: BORDER.door,
  [BORDER.phantomWall]: BORDER.wall,
  [BORDER.invisibleWall]: BORDER.open,
};

/** The walls and doors of a floor as a picture for readers may show them: no event, no room, no zone, and nothing that is to be found. */
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
