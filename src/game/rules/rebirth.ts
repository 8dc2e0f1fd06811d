// Rule 31 (docs/rules.md): reincarnation, which takes levels.
import type { Rules } from './compileRules.ts';

/** The level after it, at least 1; undefined for those who may not. */
export function levelAfterRebirth({ creation }: Rules, level: number): number | undefined {
  const { rebirth, rebirth_decrease, rebirth_from_level } = creation;
  return rebirth && level >= rebirth_from_level ? Math.max(1, level - rebirth_decrease) : undefined;
}
