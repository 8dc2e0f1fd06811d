// Rule 1 (docs/rules.md): a blow lands with a twentieth for each point that the attacker brings and each of the target's armour class.
import { clamp, stepsIn } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** What a monster brings to hitting beside its level. */
const MONSTER_BASE = 10;
export const monsterHit = (level: number): number => MONSTER_BASE + level;

/** What strength adds to hitting and to damage. */
export function strengthBonus({ battle }: Rules, strength: number): { readonly hit: number; readonly damage: number } {
  const { at_3, at_4, at_5, at_6, at_16, at_17, at_18 } = battle.strength_bonus;
  if (strength <= 3) return at_3;
  if (strength === 4) return at_4;
  if (strength === 5) return at_5;
  if (strength <= 15) return at_6;
  return strength === 16 ? at_16 : strength === 17 ? at_17 : at_18;
}

/** What a member brings to hitting; `added` by weapon and effects. */
export function memberHit(
  rules: Rules,
  { job, level, strength, added = 0 }: { job: number; level: number; strength: number; added?: number },
): number {
  const { hit_base, hit_step } = jobRules(rules, job).attack;
  return hit_base + stepsIn(level, hit_step) + strengthBonus(rules, strength).hit + added;
}

/** How much better the armour class of who cannot be seen is. */
export const UNSEEN_AC = 4;

/** What is left of the chance of who is afraid or cannot see. Whole per cent. */
export const hampered = (percent: number): number => Math.floor(percent / 2);

/**
 * How likely a blow lands. Whole per cent.
 * @param targetAc 10 is bare, lower is better armoured
 */
export const hitChance = ({ battle }: Rules, hit: number, targetAc: number): number =>
  clamp(battle.hit_min, battle.hit_max, 5 * (hit + targetAc));
