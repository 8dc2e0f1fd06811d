// Rule 28 (docs/rules.md): what wards take off.
import { clamp } from './clamp.ts';
import type { Rules } from './compileRules.ts';

/** Of several alike the best one counts alone; else their sum does, up to a cap. */
const BEST_ONLY = 0;

/** How much of it some wards of the same kind take off. Whole per cent. */
export function wardShare({ effects }: Rules, of: 'elements' | 'states', wards: number): number {
  const strength = effects.ward_strength[of];
  if (wards === 0) return 0;
  if (effects.stacks === BEST_ONLY) return strength;
  return Math.max(strength, clamp(0, effects.stack_cap, strength * wards));
}

/** What is left of a damage or a chance. Rounded down. */
export const warded = (value: number, share: number): number => Math.floor((value * (100 - share)) / 100);
