import { ASHES, DEAD } from '#domain/catalogs/states.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import type { Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import type { Fight } from './Fight.ts';

/** Takes levels; who is left with none is ash, or beaten. */
export function drain(fight: Fight, seat: number, levels: number): void {
  const fighter = fight.fighters[seat];
  if (!fighter || !fight.isHere(seat)) return;
  const level = fighter.level - levels;
  const most = hpAfterDrain(fight.battle.mostHp[seat] ?? 0, fighter.level, level);
  fight.sink?.({ kind: 'drained', seat, levels });
  if (most === undefined) {
    fight.fall(seat, fighter.hero ? ASHES : DEAD);
    return;
  }
  fight.battle.hp[seat] = Math.min(fight.battle.hp[seat] ?? 0, most);
  fight.battle.mostHp[seat] = most;
  if (fighter.hero) fight.change(seat, drained(fight, fighter.hero.member, level, most));
}

/** What becomes of a member who falls to a level. */
function drained({ rules, world }: Fight, member: Member, level: number, max_hp: number): Partial<Member> {
  const after = { ...member, level };
  const full = fullUses(rules, after, world.spells);
  const least = (uses: readonly number[], most: readonly number[]) =>
    uses.map((one, at) => Math.min(one, most[at] ?? 0));
  return {
    level,
    max_hp,
    experience: Math.min(member.experience, experienceFor(rules, member.job, level)),
    uses: { mage: least(member.uses.mage, full.mage), priest: least(member.uses.priest, full.priest) },
  };
}
