/** A labyrinth as SVG paths, one unit per cell, seen from above. */
export interface Maze {
  /** All walls. */
  readonly walls: string;
  /** The path from the entrance at the left edge to the middle, through the centres of its cells. */
  readonly thread: string;
}

/** The probability of branching off at an old cell: 0 gives one long winding path, 1 spreads like a tree. */
const BRANCHING = 0.4;

/**
 * Grows a labyrinth without loops by walking from the middle at random until every cell is reached, so exactly one path leads from the edge
 * to the middle. The same seed gives the same labyrinth.
 */
export function growMaze(columns: number, rows: number, seed: number): Maze {
  const random = randomFrom(seed);
  const start = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  const cameFrom = new Map<number, number>([[start, start]]);
  const unfinished = [start];
  while (unfinished.length > 0) {
    // Mostly continues from the newest cell, which winds; sometimes from any other, which shortens the paths.
    const place = random() < BRANCHING ? Math.floor(random() * unfinished.length) : unfinished.length - 1;
    const cell = unfinished[place] as number;
    const open = neighbours(cell, columns, rows).filter((next) => !cameFrom.has(next));
    const next = open[Math.floor(random() * open.length)];
    if (next === undefined) unfinished.splice(place, 1);
    else {
      cameFrom.set(next, cell);
      unfinished.push(next);
    }
  }
  const joined = (a: number, b: number) => cameFrom.get(a) === b || cameFrom.get(b) === a;
  return { walls: wallPath(columns, rows, joined), thread: threadPath(columns, rows, cameFrom) };
}

function wallPath(columns: number, rows: number, joined: (a: number, b: number) => boolean): string {
  const lines: string[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const cell = y * columns + x;
      if (x + 1 < columns && !joined(cell, cell + 1)) lines.push(`M${x + 1} ${y}v1`);
      if (y + 1 < rows && !joined(cell, cell + columns)) lines.push(`M${x} ${y + 1}h1`);
    }
  }
  return lines.join('');
}

function threadPath(columns: number, rows: number, cameFrom: ReadonlyMap<number, number>): string {
  const points: string[] = [];
  let cell = Math.floor(rows / 2) * columns;
  for (let next = cameFrom.get(cell); next !== undefined; next = cameFrom.get(cell)) {
    points.push(`${(cell % columns) + 0.5} ${Math.floor(cell / columns) + 0.5}`);
    if (next === cell) break;
    cell = next;
  }
  return `M${points.join('L')}`;
}

function neighbours(cell: number, columns: number, rows: number): number[] {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x + 1 < columns ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y + 1 < rows ? [cell + columns] : []),
  ];
}

/** Returns numbers from 0 to below 1, always the same for one seed (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
