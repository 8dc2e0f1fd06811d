// Rule 20 (docs/rules.md): identifying items and monsters.
import { IDENTIFIED_ALWAYS, IDENTIFIED_NEVER } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

const EACH_LEVEL = 5;

/** The chance to identify an item, in whole per cent; 0 for jobs that cannot, and below their level. */
export function identifyChance(rules: Rules, job: number, level: number, difficulty: number): number {
  const { identifies_from_level, identify_base } = jobRules(rules, job).attack;
  if (identifies_from_level === 0 || level < identifies_from_level) return 0;
  return clamp(0, 100, identify_base + EACH_LEVEL * level - difficulty);
}

/** The chance of a member to identify a group of monsters in a round, in whole per cent. */
export function seeThroughChance(
  { battle }: Rules,
  { wisdom, faith, level }: { readonly wisdom: number; readonly faith: number; readonly level: number },
): number {
  if (battle.identify_monster === IDENTIFIED_ALWAYS) return 100;
  if (battle.identify_monster === IDENTIFIED_NEVER) return 0;
  return clamp(0, 100, Math.floor((100 * (wisdom + faith + level)) / 99));
}
