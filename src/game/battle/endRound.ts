import { AFRAID, ASLEEP, POISONED, SILENCED } from '#domain/catalogs/states.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { identify } from '#game/fight/identify.ts';
import { recoveryChance } from '#game/rules/recovering.ts';
import { stateOf } from '#game/spells/bringSpellState.ts';

/** States that end by themselves, with their field names in the rules. */
const RECOVERING = [
  [ASLEEP, 'sleep'],
  [AFRAID, 'fear'],
  [SILENCED, 'silence'],
] as const;

/** Applies the end of a round to all present fighters: poison, recovery, expiring spells, forced movement and identification. */
export function endRound(fight: Fight): void {
  fight.startled.fill(false);
  for (let seat = 0; seat < fight.seats; seat++) {
    if (fight.isHere(seat)) rest(fight, seat);
  }
  countDown(fight);
  shuffle(fight);
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

/** Counts down lasting spells; expired ones end, together with their states. */
function countDown(fight: Fight): void {
  const { battle } = fight;
  if (battle.lasting.length === 0) return;
  const ended = battle.lasting.filter(({ rounds }) => rounds === 1);
  battle.lasting = battle.lasting
    .filter(({ rounds }) => rounds !== 1)
    .map((one) => (one.rounds === 0 ? one : { ...one, rounds: one.rounds - 1 }));
  for (const { seat, state = -1 } of ended) {
    const lasting = stateOf(state);
    if (lasting !== undefined) fight.relieve(seat, lasting);
    fight.refresh(seat);
  }
}

/** Changes the formation by the forced movement of a floor. */
function shuffle(fight: Fight): void {
  const { run, random } = fight;
  const percent = run.floor?.settings.force_movement_in_battle ?? 0;
  if (percent === 0 || !random.chance(percent)) return;
  const order = [...run.draft.party.keys()];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  fight.reorder(order);
}
