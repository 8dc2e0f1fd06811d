// Rule 28 (docs/rules.md): the reduction by wards.
import { clamp } from './clamp.ts';
import type { Rules } from './compileRules.ts';

/** The code by which only the best of several wards counts; otherwise their sum counts, up to a cap. */
const BEST_ONLY = 0;

/** The reduction by a number of wards of the same kind, in whole per cent. */
export function wardShare({ effects }: Rules, of: 'elements' | 'states', wards: number): number {
  const strength = effects.ward_strength[of];
  if (wards === 0) return 0;
  if (effects.stacks === BEST_ONLY) return strength;
  return Math.max(strength, clamp(0, effects.stack_cap, strength * wards));
}

/** A damage or a chance after the reduction, rounded down. */
export const warded = (value: number, share: number): number => Math.floor((value * (100 - share)) / 100);
