import type { MonsterGraphic } from '#domain/catalogs/monsterGraphics.ts';
import { BODY_PLANS } from './bodyPlans.ts';
import { Canvas } from './Canvas.ts';
import { RAMPS } from './ramps.ts';
import { Seeded } from './Seeded.ts';

/** The smallest scale at which a monster still looks good. */
const LEAST_SCALE = 0.75;

/**
 * Draws one monster as RGBA rows of a cell of 64 by 64 pixels, the same bytes each time.
 * @throws RangeError if its body plan draws so far outside the cell that shrinking it would not help.
 */
export function drawMonster({ code, body, feature, isSecond, colour }: MonsterGraphic): Buffer {
  let scale = 1;
  while (scale >= LEAST_SCALE) {
    const canvas = new Canvas(scale);
    BODY_PLANS[body]({ canvas, look: feature, second: isSecond, main: RAMPS[colour], seeded: new Seeded(code) });
    const cell = canvas.toCell();
    if (typeof cell !== 'number') return cell;
    scale = cell;
  }
  throw new RangeError(`monster ${code} (${body}) needs more room than its cell has`);
}
