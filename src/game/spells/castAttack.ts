import { elementDanger } from '#game/fight/dangers.ts';
import { saveOf, standingTo, wardAgainst } from '#game/fight/withstand.ts';
import { stood } from '#game/rules/standing.ts';
import { warded } from '#game/rules/wards.ts';
import { bringSpellState } from './bringSpellState.ts';
import type { BattleCast } from './Casting.ts';
import { enemiesOf, isKeptOff } from './targets.ts';

/** Casts a damage spell on enemies, with a separate roll for each. */
export function castAttack(cast: BattleCast): void {
  const { fight, record, seat } = cast;
  const { target, drains_to_caster } = record.attack;
  let [spill, done] = [0, 0];
  const strike = (one: number) => {
    const damage = damageTo(cast, one) + spill;
    const left = fight.battle.hp[one] ?? 0;
    const hp = Math.min(left, damage);
    spill = fight.rules.battle.group_spell_spill ? damage - hp : 0;
    done += hp;
    fight.wound(one, damage);
    follow(cast, one);
  };
  for (const one of enemiesOf(cast, target)) if (!isKeptOff(cast, one, strike)) strike(one);
  fight.heal(seat, Math.floor((done * drains_to_caster) / 100));
}

/** The damage to one target, reduced by a saving throw, resistance and wards, and increased by weakness. */
function damageTo({ fight, record, level, power, random }: BattleCast, target: number): number {
  const { damage, per_level, half_on_save, element } = record.attack;
  const more = { count: per_level.count * level, sides: per_level.sides, plus: per_level.plus * level };
  const rolled = random.roll(damage) + random.roll(more) + power * damage.count;
  const isSaved = half_on_save && random.chance(saveOf(fight, target, 'spells'));
  const full = isSaved ? Math.floor(rolled / 2) : rolled;
  const danger = elementDanger(element);
  return danger ? warded(stood(full, standingTo(fight, target, danger)), wardAgainst(fight, target, danger)) : full;
}

/** Applies the additional effects to a target that is still standing. */
function follow({ fight, record, spell, random }: BattleCast, target: number): void {
  const { additional_effect, additional_rate, worsens_ac } = record.attack;
  if (!fight.isHere(target)) return;
  if (worsens_ac > 0) fight.last({ seat: target, spell, rounds: 0 });
  if (additional_effect >= 0 && additional_rate > 0 && random.chance(additional_rate)) {
    bringSpellState(fight, target, additional_effect, spell, 0);
  }
}
