import { CRUSHING_WEAPONS, CUTTING_WEAPONS } from '#domain/catalogs/itemTypes.ts';
import { HALVES_WOUNDS, TURNS_INVISIBLE, WEAK_TO_CRUSHING, WEAK_TO_CUTTING } from '#domain/catalogs/monsterTraits.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import { AFRAID, ASLEEP, BLINDED, DEAD } from '#domain/catalogs/states.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import { CRITICAL_EACH } from '#domain/resources/rules/directAttackSetting.ts';
import { SEES } from '#domain/resources/spells/continuedSpells.ts';
import type { Fight } from '#game/fight/Fight.ts';
import type { Fighter } from '#game/fight/Fighter.ts';
import { lastsOf } from '#game/queries/lastingSpells.ts';
import { blowDamage, blowFactor } from '#game/rules/blowDamage.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { criticalChanceAgainst } from '#game/rules/criticalHit.ts';
import { hampered, hitChance, UNSEEN_AC } from '#game/rules/hitChance.ts';
import { bringWithBlow } from './bringWithBlow.ts';

/** The blows of a fighter in a round, and what is tried only once per round. */
export interface Volley {
  readonly seat: number;
  /** Whether it attacked from hiding. */
  readonly isAmbush: boolean;
  hasKilled: boolean;
  hasDrained: boolean;
}

/** The chance to hit a target, in whole per cent. */
export function landing(fight: Fight, seat: number, target: number): number {
  const { rules, parries, ac, hit } = fight;
  const traits = fight.fighters[target]?.monster?.special_effects;
  const isUnseen = traits?.[TURNS_INVISIBLE] && !lastsOf(fight.world, fight.run.draft, SEES);
  const better = (parries[target] ? rules.battle.parry_ac : 0) + (isUnseen ? UNSEEN_AC : 0);
  const percent = hitChance(rules, hit[seat] ?? 0, (ac[target] ?? 0) - better);
  return fight.has(seat, AFRAID) || fight.has(seat, BLINDED) ? hampered(percent) : percent;
}

/** Performs one blow against a target. */
export function blow(fight: Fight, volley: Volley, target: number, dice: Dice): void {
  const { seat } = volley;
  const { random, sink, fighters } = fight;
  const [fighter, struck] = [fighters[seat], fighters[target]];
  if (!fighter || !struck) return;
  if (fight.isUnder(target, SPELL_STATE.spirit) || !random.chance(landing(fight, seat, target))) {
    sink?.({ kind: 'blow', seat, target, hp: 0, isCritical: false });
    return;
  }
  const factor = blowFactor(fight.rules, {
    isHelpless: volley.isAmbush || fight.isHelpless(target),
    isSlain: isSlain(fighter, struck),
  });
  const damage = blowDamage(random.roll(dice), fight.damage[seat] ?? 0, factor);
  const hp = struck.monster?.special_effects[HALVES_WOUNDS] ? Math.max(1, Math.floor(damage / 2)) : damage;
  const isCritical = isDeadly(fight, volley, fighter, struck);
  sink?.({ kind: 'blow', seat, target, hp, isCritical });
  fight.relieve(target, ASLEEP);
  if (isCritical) fight.fall(target, DEAD);
  else fight.hurt(target, hp);
  if (fight.isHere(target)) bringWithBlow(fight, volley, target);
}

/** Whether the weapon of the attacker is strong against the target. */
function isSlain({ hero }: Fighter, { monster }: Fighter): boolean {
  if (!hero || !monster) return false;
  return (
    hero.slays.includes(monster.family) ||
    (monster.weaknesses[WEAK_TO_CUTTING] === true && CUTTING_WEAPONS.includes(hero.weapon)) ||
    (monster.weaknesses[WEAK_TO_CRUSHING] === true && CRUSHING_WEAPONS.includes(hero.weapon))
  );
}

/** Whether a blow of a member kills at once. */
function isDeadly(fight: Fight, volley: Volley, { hero }: Fighter, struck: Fighter): boolean {
  if (!hero) return false;
  const { job, level } = hero.member;
  const isOver = volley.hasKilled && jobRules(fight.rules, job).attack.critical_blows !== CRITICAL_EACH;
  const chance = isOver ? 0 : criticalChanceAgainst(fight.rules, job, level, struck.level);
  if (chance === 0) return false;
  // Tried once per round.
  volley.hasKilled = true;
  return fight.random.chance(chance);
}
