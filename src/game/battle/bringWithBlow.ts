import { BREAKS_ARMOR, BREAKS_WEAPONS, DIVIDES, STEALS } from '#domain/catalogs/monsterTraits.ts';
import { befallBy } from '#game/fight/befall.ts';
import { DANGERS, type Danger } from '#game/fight/dangers.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { saves, standingTo, wardAgainst } from '#game/fight/withstand.ts';
import { blowMagicChance } from '#game/rules/blowMagic.ts';
import { firstSeat, GROUP_SEATS, groupOf, isFoe } from '#game/state/BattleState.ts';
import type { Volley } from './blow.ts';
import { drain } from './drain.ts';
import { breakArmor, breakByAcid, breakWeapon, steal } from './spoil.ts';

/** Applies the effects of a blow to a target that is still standing, by attacker and target. */
export function bringWithBlow(fight: Fight, volley: Volley, target: number): void {
  const fighter = fight.fighters[volley.seat];
  if (!fighter) return;
  for (const danger of fighter.brings) {
    if (!fight.isHere(target)) return;
    const { state } = DANGERS[danger];
    if (state !== undefined && fight.has(target, state)) continue;
    if (danger === 'death' && volley.hasKilled) continue;
    // Killing and draining are tried once per round.
    if (danger === 'death') volley.hasKilled = true;
    if (comes(fight, target, danger)) befallBy(fight, target, danger);
  }
  if (!fight.isHere(target)) return;
  if (fighter.drains > 0 && !volley.hasDrained) {
    volley.hasDrained = true;
    if (comes(fight, target, 'drain')) drain(fight, target, fighter.drains);
  }
  if (fighter.monster && fight.isHere(target)) spoil(fight, volley.seat, target);
  if (fight.fighters[target]?.monster?.special_effects[DIVIDES]) divide(fight, target);
}

const comes = (fight: Fight, seat: number, danger: Danger): boolean =>
  fight.random.chance(blowMagicChance(standingTo(fight, seat, danger), wardAgainst(fight, seat, danger))) &&
  !saves(fight, seat, danger);

/** Applies the effects of a monster's blow to the items of its target: theft, and breaking by acid or force. */
function spoil(fight: Fight, seat: number, target: number): void {
  const monster = fight.fighters[seat]?.monster;
  if (!monster || !fight.fighters[target]?.hero) return;
  if (monster.options[STEALS] && comes(fight, target, 'theft')) steal(fight, target);
  if (monster.options[BREAKS_ARMOR] && comes(fight, target, 'acid')) breakArmor(fight, target);
  if (monster.options[BREAKS_WEAPONS] && comes(fight, target, 'acid')) breakWeapon(fight, target);
  if (monster.destroyed_by_acid && comes(fight, target, 'acid')) breakByAcid(fight, target);
}

/** Splits a monster in two, each with half of the remaining hit points, if its group has room. */
function divide(fight: Fight, seat: number): void {
  const left = fight.battle.hp[seat] ?? 0;
  if (left < 2 || !isFoe(seat)) return;
  const half = Math.floor(left / 2);
  const empty = emptySeat(fight, groupOf(seat));
  const number = fight.fighters[seat]?.number;
  if (empty === undefined || number === undefined) return;
  fight.battle.hp[seat] = left - half;
  fight.arrive(empty, number, half);
  fight.sink?.({ kind: 'divided', seat });
}

/** The first empty seat of a group; undefined if the group is full. */
export function emptySeat(fight: Fight, group: number): number | undefined {
  for (let seat = firstSeat(group); seat < firstSeat(group) + GROUP_SEATS; seat++) {
    if ((fight.battle.hp[seat] ?? 0) === 0) return seat;
  }
  return undefined;
}
