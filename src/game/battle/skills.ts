import { UNDEAD } from '#domain/catalogs/monsterFamilies.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { jobRules } from '#game/rules/compileRules.ts';
import { dispelChance } from '#game/rules/dispelling.ts';

/** Tries to hide a member: blows do not reach it, and its next ones count as blows at the helpless. */
export function hide(fight: Fight, seat: number): void {
  const hero = fight.fighters[seat]?.hero;
  if (!hero || !fight.random.chance(jobRules(fight.rules, hero.member.job).attack.hide_rate)) return;
  fight.battle.hidden = [...fight.battle.hidden, seat];
  fight.sink?.({ kind: 'hid', seat });
}

/** Tries to dispel each undead monster of a group. */
export function dispel(fight: Fight, seat: number, group: number): void {
  const hero = fight.fighters[seat]?.hero;
  if (!hero) return;
  const { job, level } = hero.member;
  for (const target of fight.group(group)) {
    const fighter = fight.fighters[target];
    if (fighter?.monster?.family !== UNDEAD) continue;
    if (fight.random.chance(dispelChance(fight.rules, job, level, fighter.level))) fight.dispel(target);
  }
}
