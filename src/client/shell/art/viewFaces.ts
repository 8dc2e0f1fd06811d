import { type Look, type LookAt, STANDS_AT } from './plan.ts';

/**
 * What the reader sees from where they stand in a labyrinth, in one-point perspective. A face is one stretch of wall;
 * faces come from the far end to the near, so each may be drawn over those before it. The picture is VIEW wide and
 * high, its vanishing point in the middle; one cell is one unit wide, WALL_HEIGHT high. A column counts the cells to the
 * east of the reader, a depth those to the north.
 */
export const VIEW = { width: 640, height: 520 } as const;

export interface Face {
  /** Corners, for a polygon. */
  readonly outline: string;
  /** Courses and joints of the stones, as a path. */
  readonly stones: string;
  /** The door in it. */
  readonly door?: { readonly outline: string; readonly planks: string } | undefined;
  /** How far away, in cells. */
  readonly depth: number;
  /** Whether it closes the way straight ahead. */
  readonly isAhead: boolean;
}

type Point = readonly [x: number, y: number];
/** A wall as a flat rectangle: u runs along it from 0 to 1, v from the floor (0) to the ceiling (1). */
type Wall = (u: number, v: number) => Point;

const WALL_HEIGHT = 0.86;
const CAMERA_BACK = 0.36;
const NEAREST = 0.3;
const FOCUS = 330;
const COURSES = 7;
/** Slabs of the floor and beams of the ceiling are drawn this far, in cells ahead and to each side. */
const SIGHT = { ahead: 6, aside: 3.5 } as const;

function project(x: number, height: number, distance: number): Point {
  const scale = FOCUS / Math.max(distance, NEAREST);
  return [VIEW.width / 2 + x * scale, VIEW.height / 2 - (height - WALL_HEIGHT / 2) * scale];
}

/** Distance of the plane through which one enters the cell `depth` cells ahead. */
const entrance = (depth: number) => depth - 0.5 + CAMERA_BACK;

/** All walls in sight. */
export function viewFaces(lookAt: LookAt): readonly Face[] {
  return cellsInSight(lookAt).flatMap(({ column, depth }) => {
    const look = (side: 'north' | 'east' | 'west') => lookAt(STANDS_AT.x + column, STANDS_AT.y + depth, side);
    const near = Math.max(entrance(depth), NEAREST);
    const far = entrance(depth + 1);
    const ahead = look('north');
    return [
      ...(ahead === 'open'
        ? []
        : [face((u, v) => project(column - 0.5 + u, v * WALL_HEIGHT, far), ahead, depth, column === 0)]),
      ...outward(column).flatMap(([side, step]) => {
        const aside = look(side);
        if (aside === 'open') return [];
        return [face((u, v) => project(column + step / 2, v * WALL_HEIGHT, near + u * (far - near)), aside, depth)];
      }),
    ];
  });
}

interface SeenCell {
  readonly column: number;
  readonly depth: number;
}

/** The cells that a look reaches, which only ever goes on ahead or outward; the far ones first, and of those the outer. */
function cellsInSight(lookAt: LookAt): readonly SeenCell[] {
  const cells = new Map<string, SeenCell>();
  const reach = (column: number, depth: number) => {
    const key = `${column} ${depth}`;
    if (cells.has(key) || depth >= SIGHT.ahead || Math.abs(column) > SIGHT.aside) return;
    cells.set(key, { column, depth });
    const look = (side: 'north' | 'east' | 'west') => lookAt(STANDS_AT.x + column, STANDS_AT.y + depth, side);
    if (look('north') === 'open') reach(column, depth + 1);
    for (const [side, step] of outward(column)) if (look(side) === 'open') reach(column + step, depth);
  };
  reach(0, 0);
  return [...cells.values()].sort((a, b) => b.depth - a.depth || Math.abs(b.column) - Math.abs(a.column));
}

/** The sides of a cell that lead away from the line on which the reader looks. */
const outward = (column: number): readonly (readonly ['east' | 'west', 1 | -1])[] => [
  ...(column >= 0 ? [['east', 1] as const] : []),
  ...(column <= 0 ? [['west', -1] as const] : []),
];

/** The joints between the slabs of the floor, two a cell each way. */
export function floorLines(): string {
  const { ahead, aside } = SIGHT;
  const rows = range(ahead * 2).map((half) => Math.max(entrance(half / 2), NEAREST));
  const columns = range(aside * 4 + 1).map((half) => half / 2 - aside);
  return [
    ...rows.map((distance) => line(project(-aside, 0, distance), project(aside, 0, distance))),
    ...columns.map((x) => line(project(x, 0, NEAREST), project(x, 0, ahead))),
  ].join('');
}

/** The beams of the ceiling, one at the entrance of each cell, as a path to be filled. */
export function beams(): string {
  return range(SIGHT.ahead)
    .map((depth) => entrance(depth + 1))
    .map((distance) => {
      const corner = (x: number, back: number) => text(project(x, WALL_HEIGHT, distance + back));
      const { aside } = SIGHT;
      return `M${corner(-aside, 0)}L${corner(aside, 0)}L${corner(aside, 0.22)}L${corner(-aside, 0.22)}Z`;
    })
    .join('');
}

function face(wall: Wall, look: Look, depth: number, isAhead = false): Face {
  return {
    outline: rectangle(wall, 0, 0, 1, 1),
    stones: stones(wall),
    depth,
    isAhead,
    door: look === 'door' ? door(wall) : undefined,
  };
}

function stones(wall: Wall): string {
  const lines: string[] = [];
  for (let course = 0; course < COURSES; course++) {
    if (course > 0) lines.push(line(wall(0, course / COURSES), wall(1, course / COURSES)));
    for (const joint of course % 2 === 0 ? [0.15, 0.48, 0.81] : [0.31, 0.64, 0.97]) {
      lines.push(line(wall(joint, course / COURSES), wall(joint, (course + 1) / COURSES)));
    }
  }
  return lines.join('');
}

function door(wall: Wall): Face['door'] {
  const planks = [0.35, 0.5, 0.65].map((u) => line(wall(u, 0), wall(u, 0.8)));
  const bands = [0.2, 0.6].map((v) => line(wall(0.2, v), wall(0.8, v)));
  return { outline: rectangle(wall, 0.2, 0, 0.8, 0.8), planks: [...planks, ...bands].join('') };
}

const range = (length: number) => Array.from({ length }, (_, index) => index);
const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (from: Point, to: Point) => `M${text(from)}L${text(to)}`;
const rectangle = (wall: Wall, u0: number, v0: number, u1: number, v1: number) =>
  [wall(u0, v0), wall(u1, v0), wall(u1, v1), wall(u0, v1)].map(text).join(' ');
