import { SILENCED } from '#domain/catalogs/states.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { payUse, usesLeft } from '#game/spells/Casting.ts';
import { workInBattle } from '#game/spells/castSpell.ts';

/** Casts the ordered spell of a member; if the member no longer can, its turn is lost. */
export function castAsOrdered(fight: Fight, seat: number, spell: number, target: number): void {
  const { run, world, rules, random } = fight;
  const member = fight.fighters[seat]?.hero?.member;
  const record = world.spells.get(spell);
  const at = run.draft.party[seat];
  if (!member || !record || at === undefined || usesLeft(member, spell, record) === 0) return;
  fight.sink?.({ kind: 'casts', seat, spell });
  if (fight.has(seat, SILENCED)) {
    fight.sink?.({ kind: 'fizzles', seat, spell });
    return;
  }
  fight.throughGame(() => payUse(run, at, spell, record));
  const { magic_in_battle_fails } = rules.magic;
  if (magic_in_battle_fails > 0 && random.chance(magic_in_battle_fails)) fight.sink?.({ kind: 'fizzles', seat, spell });
  else takeEffect(fight, seat, spell, target);
}

/** Casts a spell of a monster. */
export function castAsMonster(fight: Fight, seat: number, spell: number, againstFoes: boolean): void {
  fight.sink?.({ kind: 'casts', seat, spell });
  takeEffect(fight, seat, spell, -1, againstFoes);
}

/** Applies the effect of a spell. @param least the minimum level of its magic */
export function takeEffect(
  fight: Fight,
  seat: number,
  spell: number,
  target: number,
  againstFoes = true,
  least = 0,
): void {
  const fighter = fight.fighters[seat];
  const record = fight.world.spells.get(spell);
  if (!fighter || !record) return;
  const level = Math.max(least, fighter.level);
  const power = fighter.hero?.spellPower ?? 0;
  workInBattle({ fight, random: fight.random, seat, spell, record, level, power, target, againstFoes });
}
