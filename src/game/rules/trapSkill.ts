// Rule 19 (docs/rules.md): inspecting and disarming the traps of chests.
import { NINJA, THIEF } from '#domain/catalogs/adventurers.ts';
import { clamp, uncertain } from './clamp.ts';
import type { BattleRules } from './compileRules.ts';

const MOST = 95;

/** The chance to identify a trap, in whole per cent, at most 95. */
export function inspectChance({ battle }: BattleRules, job: number, agility: number): number {
  const { inspect_thief, inspect_ninja, inspect_other } = battle;
  const times = job === THIEF ? inspect_thief : job === NINJA ? inspect_ninja : inspect_other;
  return clamp(0, MOST, times * agility);
}

/** The chance to disarm a trap or pick a lock, 5 to 95 per cent. @param difficulty of the floor's traps, or of the lock */
export function disarmChance({ battle }: BattleRules, job: number, level: number, difficulty: number): number {
  const bonus = job === THIEF ? battle.disarm_bonus_thief : job === NINJA ? battle.disarm_bonus_ninja : 0;
  return skillChance(level, bonus, difficulty);
}

/** The chance to open or disarm something by level and bonus, including spells, 5 to 95 per cent. */
export const skillChance = (level: number, bonus: number, difficulty: number): number =>
  uncertain(((level + bonus - difficulty) * 100) / 70);

/** The chance that a failed attempt does not set off the trap, in whole per cent, at most 95. */
export const secondTry = ({ battle }: BattleRules, agility: number): number =>
  clamp(0, MOST, battle.disarm_second_try * agility);
