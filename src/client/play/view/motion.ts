import type { Standing } from '#game/state/Standing.ts';
import type { Eye } from '#view/index.ts';

/** A motion of the eye from one place to another. */
export interface Motion {
  /** Milliseconds. */
  readonly time: number;
  /** Returns the eye after a share of the time, from 0 to 1. */
  readonly at: (share: number) => Eye;
  /** The side (0-3 from north) through which it leaves its cell; undefined if it stays there. */
  readonly through?: number;
}

/** The times of a step or quarter turn, of half a turn, and of a bump. Milliseconds. */
const [STEP, HALF_TURN, BUMP] = [180, 200, 150];
/** The distance that the eye moves if the way is blocked. Cells. */
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

/**
 * Returns the motion of one step or turn; undefined for a place that cannot be walked to. @param size cells per side; walking wraps around
 * the rim
 */
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

/** Returns the motion of bumping into what is ahead, or behind, and coming back. */
export function bumpAt(place: Standing, isBack: boolean): Motion {
  const eye = eyeOf(place);
  const [x, y] = AHEAD[(place.facing - 1 + (isBack ? 2 : 0)) % 4] ?? AHEAD[0];
  const far = (share: number) => NUDGE * Math.sin(Math.PI * share);
  return { time: BUMP, at: (share) => ({ ...eye, x: eye.x + x * far(share), y: eye.y + y * far(share) }) };
}

const eased = (share: number): number => share * share * (3 - 2 * share);
