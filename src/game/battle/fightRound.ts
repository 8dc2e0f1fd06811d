import type { Fight } from '#game/fight/Fight.ts';
import type { Order } from '#game/inputs.ts';
import { MONSTER_DIE, memberOrder, monsterOrder } from '#game/rules/actionOrder.ts';
import { isFoe } from '#game/state/BattleState.ts';
import { act } from './act.ts';
import { endRound } from './endRound.ts';
import { seatsWithOrders } from './orders.ts';

/** More than the number of seats, so that a sum and the seat as a tie-breaker fit into one number. */
const PLACES = 64;

/** Fights a round: all fighters act in turn until one side is defeated. @param orders one for each seat of `seatsWithOrders`, in that order */
export function fightRound(fight: Fight, orders: readonly Order[]): void {
  const { battle } = fight;
  const told = seatsWithOrders(fight);
  const orderOf = (seat: number) => orders[told.indexOf(seat)];
  if (battle.round === 0) startle(fight);
  battle.round++;
  for (let seat = 0; seat < fight.seats; seat++) fight.parries[seat] = orderOf(seat)?.act === 'parry';
  for (const seat of sequence(fight)) {
    if (fight.canAct(seat)) act(fight, seat, orderOf(seat));
    if (fight.outcome !== 'going') return;
  }
  endRound(fight);
}

/** Marks the surprised fighters, which do nothing in the first round. */
function startle({ battle, startled, seats }: Fight): void {
  if (battle.surprise === 'nobody') return;
  for (let seat = 0; seat < seats; seat++) startled[seat] = isFoe(seat) === (battle.surprise === 'party');
}

/** All present fighters, sorted by their order of action. */
export function sequence(fight: Fight): number[] {
  const { random, rules, fighters, order } = fight;
  const sums: number[] = [];
  for (let seat = 0; seat < fight.seats; seat++) {
    const fighter = fighters[seat];
    if (!fighter || !fight.isHere(seat)) continue;
    const added = order[seat] ?? 0;
    const sum = fighter.hero
      ? memberOrder(1 + random.below(rules.battle.order_die), fighter.hero.agility, added)
      : monsterOrder(1 + random.below(MONSTER_DIE), added);
    // In a tie, the lower seat is first.
    sums.push((sum + PLACES) * PLACES * 2 - seat);
  }
  sums.sort((one, other) => other - one);
  return sums.map((sum) => (PLACES * 2 - (sum % (PLACES * 2))) % (PLACES * 2));
}
