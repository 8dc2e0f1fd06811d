// Rule 31 (docs/rules.md): reincarnation, which costs levels.
import type { Rules } from './compileRules.ts';

/** The level after reincarnation, at least 1; undefined if it is not allowed. */
export function levelAfterRebirth({ creation }: Rules, level: number): number | undefined {
  const { rebirth, rebirth_decrease, rebirth_from_level } = creation;
  return rebirth && level >= rebirth_from_level ? Math.max(1, level - rebirth_decrease) : undefined;
}
