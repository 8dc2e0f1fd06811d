import type { Standing } from '#game/state/Standing.ts';
import type { Eye } from '#view/index.ts';

/** How the eye goes from one place to another. */
export interface Motion {
  /** Milliseconds. */
  readonly time: number;
  /** Where it is after a share of the time, from 0 to 1. */
  readonly at: (share: number) => Eye;
  /** The side (0-3 from north) through which it leaves the cell it stood in; undefined where it stays there. */
  readonly through?: number;
}

/** A step and a quarter turn, half a turn, and running into something. Milliseconds. */
const [STEP, HALF_TURN, BUMP] = [180, 200, 150];
/** How far the eye comes when the way is shut. Cells. */
const NUDGE = 0.09;
const AHEAD = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export const eyeOf = ({ x, y, facing }: Standing): Eye => ({
  x: x + 0.5,
  y: y + 0.5,
  angle: ((facing - 1) * Math.PI) / 2,
});

/** What leads there in one step or turn; undefined for a place to which one does not walk. @param size cells a side, around whose rim one walks too */
export function motionBetween(from: Standing, to: Standing, size: number): Motion | undefined {
  if (from.floor !== to.floor) return undefined;
  const start = eyeOf(from);
  if (from.x === to.x && from.y === to.y) {
    const quarters = (to.facing - from.facing + 4) % 4;
    if (quarters === 0) return undefined;
    const by = (quarters === 3 ? -1 : quarters) * (Math.PI / 2);
    return {
      time: quarters === 2 ? HALF_TURN : STEP,
      at: (share) => ({ ...start, angle: start.angle + by * eased(share) }),
    };
  }
  const through = AHEAD.findIndex(
    ([x, y]) => (from.x + x + size) % size === to.x && (from.y + y + size) % size === to.y,
  );
  const way = AHEAD[through];
  if (!way || from.facing !== to.facing) return undefined;
  return {
    time: STEP,
    through,
    at: (share) => ({ ...start, x: start.x + way[0] * eased(share), y: start.y + way[1] * eased(share) }),
  };
}

/** Runs into what is ahead, or behind, and comes back. */
export function bumpAt(place: Standing, isBack: boolean): Motion {
  const eye = eyeOf(place);
  const [x, y] = AHEAD[(place.facing - 1 + (isBack ? 2 : 0)) % 4] ?? AHEAD[0];
  const far = (share: number) => NUDGE * Math.sin(Math.PI * share);
  return { time: BUMP, at: (share) => ({ ...eye, x: eye.x + x * far(share), y: eye.y + y * far(share) }) };
}

const eased = (share: number): number => share * share * (3 - 2 * share);
