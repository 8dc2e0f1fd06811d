import { BORDER, type Border, type BorderName, CEILING_MARK, FLOOR_MARK, ZONE } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import type { Place } from '#domain/map/placement.ts';

/** A floor as it is drawn: its walls and grounds, and the cells of each letter. */
export interface Drawing {
  /** Cells a side. */
  readonly size: number;
  readonly grid: FloorGrid;
  readonly cells: ReadonlyMap<string, readonly Place[]>;
}

/** What stands on an edge, as both of its sides have it. */
const EDGES: Readonly<Record<string, BorderName>> = {
  ' ': 'open',
  '.': 'open',
  '|': 'wall',
  '-': 'wall',
  D: 'door',
  H: 'hiddenDoor',
  L: 'lockedDoor',
  P: 'phantomWall',
  I: 'invisibleWall',
  G: 'gate',
};
/** Doors that are passed one way alone: the side of the edge from which, and a wall from the other. */
const ONE_WAY: Readonly<Record<string, 'low' | 'high'>> = { '>': 'low', '^': 'low', '<': 'high', v: 'high' };

/** Grounds by their sign: the value of `floor_id`. */
const GROUNDS: Readonly<Record<string, number>> = {
  ' ': 0,
  '~': 1 << FLOOR_MARK.shift,
  '^': 2 << FLOOR_MARK.shift,
  '*': 1 << CEILING_MARK.shift,
  '=': 2 << CEILING_MARK.shift,
  '#': ZONE.dark,
  '!': ZONE.noTeleport,
};

/** Columns of a cell in a drawing, its wall in the west included, and rows of it with its wall in the north. */
const [WIDTH, HEIGHT] = [3, 2];

/**
 * Reads the plan of a floor, north above. A cell is two signs wide: the letter of what is there, and its ground; `+` marks corners.
 * @throws RangeError where the plan is no square or holds a sign that means nothing
 */
export function readDrawing(plan: string): Drawing {
  const lines = plan.split('\n').filter((line) => line.trim() !== '');
  const size = (lines.length - 1) / HEIGHT;
  const grid = blankGrid();
  const cells = new Map<string, Place[]>();
  /** The sign at a column and a row of signs, counted from the south-west corner. */
  const signAt = (column: number, row: number): string => {
    const sign = lines[lines.length - 1 - row]?.[column];
    if (sign === undefined) throw new RangeError(`the plan has no sign in row ${row}, column ${column}`);
    return sign;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [left, below] = [x * WIDTH, y * HEIGHT];
      writeField(grid, 'west', x, y, half(signAt(left, below + 1), 'high'));
      writeField(grid, 'east', x, y, half(signAt(left + WIDTH, below + 1), 'low'));
      writeField(grid, 'south', x, y, half(signAt(left + 1, below), 'high'));
      writeField(grid, 'north', x, y, half(signAt(left + 1, below + HEIGHT), 'low'));
      const [letter, ground] = [signAt(left + 1, below + 1), signAt(left + 2, below + 1)];
      writeField(grid, 'floor_id', x, y, meaning(GROUNDS, ground));
      if (letter !== ' ') cells.set(letter, [...(cells.get(letter) ?? []), { x, y }]);
    }
  }
  return { size, grid, cells };
}

/** What an edge is to the cell south or west of it (`low`), or north or east. */
function half(sign: string, from: 'low' | 'high'): Border {
  const way = ONE_WAY[sign];
  if (way) return way === from ? BORDER.door : BORDER.wall;
  return BORDER[meaning(EDGES, sign)];
}

function meaning<Of>(signs: Readonly<Record<string, Of>>, sign: string): Of {
  const found = signs[sign];
  if (found === undefined) throw new RangeError(`"${sign}" means nothing in a plan`);
  return found;
}
