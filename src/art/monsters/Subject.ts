import type { Canvas } from './Canvas.ts';
import type { Ramp } from './ramps.ts';
import type { Seeded } from './Seeded.ts';

/** What a body plan is told of the monster that it draws. */
export interface Subject {
  readonly canvas: Canvas;
  /** 0 to 4: which of the features that the catalog names. */
  readonly look: number;
  /** The second monster of the same feature, built a little differently. */
  readonly second: boolean;
  readonly main: Ramp;
  readonly seeded: Seeded;
}

export type BodyPlan = (subject: Subject) => void;
