// Rule 23 (docs/rules.md): aging.
import type { Rules } from './compileRules.ts';

/** The chance of having died of old age by an age, 0 to 1. */
export function diedOfAge({ creation }: Rules, age: number): number {
  const years = Math.max(0, age - creation.old_from + 1);
  return 1 - (1 - creation.old_death / 100) ** years;
}
