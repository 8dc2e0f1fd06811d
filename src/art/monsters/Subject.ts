import type { Canvas } from './Canvas.ts';
import type { Ramp } from './ramps.ts';
import type { Seeded } from './Seeded.ts';

/** The data of the monster that a body plan draws. */
export interface Subject {
  readonly canvas: Canvas;
  /** Index of the feature in the catalog, 0 to 4. */
  readonly look: number;
  /** Whether it is the second monster of the same feature, built a little differently. */
  readonly second: boolean;
  readonly main: Ramp;
  readonly seeded: Seeded;
}

export type BodyPlan = (subject: Subject) => void;
