// Rule 16 (docs/rules.md): fleeing from a battle.
import { clamp } from './clamp.ts';
import type { BattleRules } from './compileRules.ts';

const SMALL_PARTY = 4;

/** The chance that the party escapes, 0 to 95 per cent. @param depth the difficulty of the floor */
export function fleeChance({ battle }: BattleRules, depth: number, members: number, areFrightened = false): number {
  const { flee_base, flee_per_depth, flee_small_party, flee_frightened } = battle;
  const missing = Math.max(0, SMALL_PARTY - members);
  return clamp(
    0,
    95,
    flee_base - depth * flee_per_depth + missing * flee_small_party + (areFrightened ? flee_frightened : 0),
  );
}
