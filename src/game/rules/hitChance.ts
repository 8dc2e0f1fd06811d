// Rule 1 (docs/rules.md): the chance to hit is 5 % for each point of the attacker's hit value and of the target's armour class.
import { clamp, stepsIn } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The base hit value of monsters, to which their level is added. */
const MONSTER_BASE = 10;
export const monsterHit = (level: number): number => MONSTER_BASE + level;

/** The bonus of strength to the hit value and to damage. */
export function strengthBonus({ battle }: Rules, strength: number): { readonly hit: number; readonly damage: number } {
  const { at_3, at_4, at_5, at_6, at_16, at_17, at_18 } = battle.strength_bonus;
  if (strength <= 3) return at_3;
  if (strength === 4) return at_4;
  if (strength === 5) return at_5;
  if (strength <= 15) return at_6;
  return strength === 16 ? at_16 : strength === 17 ? at_17 : at_18;
}

/** The hit value of a member; `added` is the bonus of weapons and effects. */
export function memberHit(
  rules: Rules,
  { job, level, strength, added = 0 }: { job: number; level: number; strength: number; added?: number },
): number {
  const { hit_base, hit_step } = jobRules(rules, job).attack;
  return hit_base + stepsIn(level, hit_step) + strengthBonus(rules, strength).hit + added;
}

/** The armour class bonus of an invisible monster. */
export const UNSEEN_AC = 4;

/** The chance to hit of an attacker that is afraid or blinded: half, in whole per cent. */
export const hampered = (percent: number): number => Math.floor(percent / 2);

/**
 * The chance of a blow to hit, in whole per cent.
 * @param targetAc 10 is without armour; lower is better
 */
export const hitChance = ({ battle }: Rules, hit: number, targetAc: number): number =>
  clamp(battle.hit_min, battle.hit_max, 5 * (hit + targetAc));
