import type { Side } from '#domain/map/cell.ts';

/**
 * The labyrinth of the front page, as an author would draw it: `+` corners, `-` and `|` walls, `D` doors. It is
 * unfinished: its north-east is left to the visitor.
 */
const PLAN = [
  '+-+-+-+-+-+-+-+-+-+-+',
  '|     |             |',
  '+ +-+D+             +',
  '| |   |             |',
  '+ +   +-+-+         +',
  '| |   |   |         |',
  '+ +-+-+   +         +',
  '|     D   |         |',
  '+-+-+ +-+D+-+       +',
  '|     |   |         |',
  '+ +-+-+-+ +-+-+-+-+-+',
  '| D   | | |   |     |',
  '+ +   +-+ +   + +-+ +',
  '| |   | |     D | | |',
  '+ +-+D+ + +   + +-+ +',
  '|         |   |     |',
  '+ +-+-+-+ +-+-+-+D+-+',
  '| |   D | D   |     |',
  '+ + + + + + + + +-+ +',
  '|   |   | |     |   |',
  '+-+-+-+-+-+-+-+-+-+-+',
] as const;

/** Side length in cells. */
export const PLAN_SIZE = 10;
/** The visitor's standpoint, facing north; as on every floor, y grows to the north from 0. */
export const STANDS_AT = { x: 4, y: 0 } as const;

/** The look of one side of a cell in first-person view. */
export type Look = 'open' | 'wall' | 'door';
/** Returns the look of a side of a labyrinth, also outside of it. */
export type LookAt = (x: number, y: number, side: Side) => Look;

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** The look of the plan's labyrinth; everything outside of it is wall. */
export const planLook: LookAt = (x, y, side) => {
  const [dx, dy] = STEP[side];
  const mark = PLAN[2 * (PLAN_SIZE - 1 - y) + 1 + dy]?.[2 * x + 1 + dx];
  if (mark === ' ') return 'open';
  return mark === 'D' ? 'door' : 'wall';
};
