import { AFRAID, ASLEEP, POISONED, SILENCED } from '#domain/catalogs/states.ts';
import { recoveryChance } from '#game/rules/recovering.ts';
import type { Fight } from './Fight.ts';
import { identify } from './identify.ts';

/** States that end by themselves, and what the rules call them. */
const RECOVERING = [
  [ASLEEP, 'sleep'],
  [AFRAID, 'fear'],
  [SILENCED, 'silence'],
] as const;

/** What comes at the end of a round over all who are here. */
export function endRound(fight: Fight): void {
  fight.startled.fill(false);
  for (let seat = 0; seat < fight.seats; seat++) {
    if (fight.isHere(seat)) rest(fight, seat);
  }
  identify(fight);
}

function rest(fight: Fight, seat: number): void {
  const { rules, random } = fight;
  const fighter = fight.fighters[seat];
  if (!fighter) return;
  const { poison_rate, poison_damage } = rules.battle;
  if (fight.has(seat, POISONED) && random.chance(poison_rate)) {
    fight.wound(seat, poison_damage);
    if (!fight.isHere(seat)) return;
  }
  if (fighter.monster) fight.heal(seat, fighter.monster.recovery);
  for (const [state, name] of RECOVERING) {
    if (!fight.has(seat, state)) continue;
    if (random.chance(recoveryChance(rules, name, fighter.level, !fighter.hero))) fight.relieve(seat, state);
  }
}
