import { type PlanEdge, type PlanSide, planEdge, STANDS_AT } from './plan.ts';

/**
 * What the reader sees from where they stand in the plan, in one-point perspective. A face is one stretch of wall;
 * faces come from the far end to the near, so each may be drawn over those before it. The picture is VIEW wide and
 * high, its vanishing point in the middle; one cell of the plan is one unit wide, WALL_HEIGHT high.
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

/** All walls in sight, up to the first one that closes the way. */
export function viewFaces(): readonly Face[] {
  const faces: Face[] = [];
  const { x, y } = STANDS_AT;
  for (let depth = 0; ; depth++) {
    const row = y - depth;
    const near = Math.max(entrance(depth), NEAREST);
    const far = entrance(depth + 1);
    for (const side of ['left', 'right'] as const) {
      const sign = side === 'left' ? -1 : 1;
      const edge = planEdge(x, row, side);
      if (edge === 'open') faces.push(across(sign, far, depth, planEdge(x + sign, row, 'up')));
      else faces.push(face((u, v) => project(sign / 2, v * WALL_HEIGHT, near + u * (far - near)), edge, depth));
    }
    const ahead = planEdge(x, row, 'up' satisfies PlanSide);
    if (ahead !== 'open') {
      faces.push(across(0, far, depth, ahead));
      return faces.reverse();
    }
  }
}

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

/** A wall that faces the reader, `column` cells to the side. */
const across = (column: number, distance: number, depth: number, edge: PlanEdge): Face =>
  face((u, v) => project(column - 0.5 + u, v * WALL_HEIGHT, distance), edge === 'open' ? 'wall' : edge, depth);

function face(wall: Wall, edge: PlanEdge, depth: number): Face {
  return {
    outline: rectangle(wall, 0, 0, 1, 1),
    stones: stones(wall),
    depth,
    door: edge === 'door' ? door(wall) : undefined,
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
