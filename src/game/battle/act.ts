import { CHARMED, CONFUSED } from '#domain/catalogs/states.ts';
import type { Fight } from '#game/fight/Fight.ts';
import { isInFront } from '#game/fight/ranks.ts';
import { arrive } from '#game/fight/startBattle.ts';
import type { Order } from '#game/inputs.ts';
import { groupOf, isFoe } from '#game/state/BattleState.ts';
import { breathe, burst } from './breathe.ts';
import { emptySeat } from './bringWithBlow.ts';
import { castAsMonster, castAsOrdered } from './cast.ts';
import { employ } from './employ.ts';
import { conductOf } from './monsterConduct.ts';
import { dispel, hide } from './skills.ts';
import { strikeAnybody, strikeGroup, strikeSide } from './strike.ts';

/** Performs the turn of a fighter: by its order, as a monster, or confused or charmed. */
export function act(fight: Fight, seat: number, order: Order | undefined): void {
  // A charmed fighter attacks its own side.
  const againstFoes = isFoe(seat) === fight.has(seat, CHARMED);
  if (fight.has(seat, CONFUSED)) strikeAnybody(fight, seat);
  else if (fight.fighters[seat]?.monster && (!order || order.act === 'freely' || !againstFoes))
    actAsMonster(fight, seat, againstFoes);
  else if (!againstFoes) strikeSide(fight, seat, false);
  else if (order) obey(fight, seat, order);
  burstAll(fight);
}

function obey(fight: Fight, seat: number, order: Order): void {
  switch (order.act) {
    case 'strike':
      strikeGroup(fight, seat, order.group);
      break;
    case 'parry':
      fight.sink?.({ kind: 'parries', seat });
      break;
    case 'hide':
      hide(fight, seat);
      break;
    case 'dispel':
      dispel(fight, seat, order.group);
      break;
    case 'cast':
      castAsOrdered(fight, seat, order.spell, order.target);
      break;
    case 'use':
      employ(fight, seat, order.slot, order.target);
      break;
    default:
  }
}

function actAsMonster(fight: Fight, seat: number, againstFoes: boolean): void {
  const conduct = conductOf(fight, seat);
  switch (conduct.act) {
    case 'flee':
      fight.sink?.({ kind: 'ranAway', seat });
      fight.vanish(seat);
      break;
    case 'call':
      call(fight, seat);
      break;
    case 'cast':
      castAsMonster(fight, seat, conduct.spell, againstFoes);
      break;
    case 'breathe':
      breathe(fight, seat, againstFoes);
      break;
    default:
      strikeSide(fight, seat, againstFoes);
  }
}

/** Calls another monster of the same kind to the group. */
function call(fight: Fight, seat: number): void {
  const empty = emptySeat(fight, groupOf(seat));
  const number = fight.fighters[seat]?.number;
  if (empty === undefined || number === undefined) return;
  fight.sink?.({ kind: 'calls', seat });
  arrive(fight, empty, number);
}

/** Handles explosions of fallen monsters, which can trigger others. */
function burstAll(fight: Fight): void {
  for (let seat = fight.bursting.shift(); seat !== undefined; seat = fight.bursting.shift()) {
    burst(fight, seat, isFoe(seat) ? fight.side(false).filter((one) => isInFront(fight, one)) : fight.side(true));
  }
}
