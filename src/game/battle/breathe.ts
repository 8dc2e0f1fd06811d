import { BREATH_OF_POISON, BREATH_OF_STONE } from '#domain/catalogs/monsterTraits.ts';
import { befallBy } from '#game/fight/befall.ts';
import { breathDanger } from '#game/fight/dangers.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { resistanceSpells, saveOf, saves, standingTo, wardAgainst } from '#game/fight/withstand.ts';
import { breathDamage } from '#game/rules/monsterConduct.ts';
import { warded } from '#game/rules/wards.ts';

/** Factors of resistance spells against breath, in halves, by code. */
const SPELL_HALVES = [2, 1, 3, 4] as const;
const WHOLE = 2;

/** Performs the breath of a monster against a side. */
export function breathe(fight: Fight, seat: number, areFoes: boolean): void {
  const breath = fight.fighters[seat]?.monster?.breath ?? 0;
  fight.sink?.({ kind: 'breathes', seat, breath });
  const hp = fight.battle.hp[seat] ?? 0;
  for (const target of fight.side(areFoes)) if (target !== seat) breatheOn(fight, hp, breath, target);
}

/** Damages one target by breath, based on the hit points of the monster, and applies the state that the breath brings. */
function breatheOn(fight: Fight, hp: number, breath: number, target: number): void {
  const danger = breathDanger(breath);
  if (!danger) return;
  const halves = halvesFor(fight, target, breath);
  const damage = warded(breathDamage(fight.rules, hp, halves), wardAgainst(fight, target, danger));
  fight.wound(target, damage);
  const brings = breath === BREATH_OF_POISON || breath === BREATH_OF_STONE;
  if (brings && fight.isHere(target) && !saves(fight, target, danger)) befallBy(fight, target, danger);
}

/** The factor of a breath in halves: reduced by resistance, saving throws and wards, increased by weakness. */
function halvesFor(fight: Fight, seat: number, breath: number): number {
  const { battle, effects } = fight.rules;
  const danger = breathDanger(breath);
  const hero = fight.fighters[seat]?.hero;
  const ward = hero?.wards.breath ?? 0;
  const standing = danger ? standingTo(fight, seat, danger) : 'plain';
  const isResistant = standing === 'resistant' || (hero && fight.random.chance(saveOf(fight, seat, 'breath')));
  const factors = [
    ...(isResistant ? [battle.breath_resisted] : []),
    ...(standing === 'weak' ? [battle.breath_weak] : []),
    ...(ward > 0 ? [effects.breath_damage.warded] : []),
    ...(ward < 0 ? [effects.breath_damage.weak] : []),
    ...resistanceSpells(fight, seat).map(({ breath_factor }) => SPELL_HALVES[breath_factor as 0] ?? WHOLE),
  ];
  const [least, most] = [Math.min(WHOLE, ...factors), Math.max(WHOLE, ...factors)];
  return least < WHOLE ? least : most;
}

/** Performs the explosion of a fallen monster, which damages the opposing front. */
export function burst(fight: Fight, seat: number, near: readonly number[]): void {
  fight.sink?.({ kind: 'burst', seat });
  const damage = breathDamage(fight.rules, fight.battle.mostHp[seat] ?? 0);
  for (const target of near) {
    if (!fight.isHere(target)) continue;
    fight.wound(target, fight.random.chance(saveOf(fight, target, 'breath')) ? Math.floor(damage / 2) : damage);
  }
}
