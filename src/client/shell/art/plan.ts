/**
 * The labyrinth of the front page, as an author would draw it: `+` corners, `-` and `|` walls, `D` doors. The reader
 * stands at (3, 6), counted from the upper left, and looks up; map and view are both drawn from this one plan.
 */
const PLAN = [
  '+-+-+-+-+-+-+-+',
  '|     |   |   |',
  '+ +-+ + +D+ + +',
  '| | |   | | | |',
  '+ + + +D+ + +-+',
  '| |   | |   | |',
  '+ +-+-+ +-+ + +',
  '|   | D |   | |',
  '+-+ + + + +-+ +',
  '| | |   D     |',
  '+ + + + +-+-+ +',
  '|   D |     | |',
  '+ +-+ + +-+ + +',
  '|     | |     |',
  '+-+-+-+-+-+-+-+',
] as const;

export const PLAN_SIZE = 7;
export const STANDS_AT = { x: 3, y: 6 } as const;

export type PlanEdge = 'open' | 'wall' | 'door';
export type PlanSide = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<PlanSide, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** What stands on one side of a cell; everything outside of the plan is wall. */
export function planEdge(x: number, y: number, side: PlanSide): PlanEdge {
  const [dx, dy] = STEP[side];
  const mark = PLAN[2 * y + 1 + dy]?.[2 * x + 1 + dx];
  if (mark === ' ') return 'open';
  return mark === 'D' ? 'door' : 'wall';
}
