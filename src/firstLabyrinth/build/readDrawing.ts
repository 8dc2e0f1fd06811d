import { BORDER, type Border, type BorderName, CEILING_MARK, FLOOR_MARK, ZONE } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import type { Place } from '#domain/map/placement.ts';

/** A parsed plan of a floor: its walls and grounds, and the cells of each letter. */
export interface Drawing {
  /** Cells a side. */
  readonly size: number;
  readonly grid: FloorGrid;
  readonly cells: ReadonlyMap<string, readonly Place[]>;
}

/** Signs of edges that are the same from both sides. */
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
/** Signs of doors that can be passed in one direction only: the side of the edge with the door; the other side is a wall. */
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

/** Columns of a cell in a drawing, including its west wall, and rows, including its north wall. */
const [WIDTH, HEIGHT] = [3, 2];

/**
 * Reads the plan of a floor, north at the top. A cell is two signs wide: the letter of its place, and its ground; `+` marks corners.
 * @throws RangeError if the plan is not a square or holds an unknown sign
 */
export function readDrawing(plan: string): Drawing {
  const lines = plan.split('\n').filter((line) => line.trim() !== '');
  const size = (lines.length - 1) / HEIGHT;
  const grid = blankGrid();
  const cells = new Map<string, Place[]>();
  /** Returns the sign at a column and a row of signs, counted from the south-west corner. */
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

/** Returns the border of an edge for the cell south or west of it (`low`), or north or east. */
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
