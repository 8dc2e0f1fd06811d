import { CHARMED, CONFUSED } from '#domain/catalogs/states.ts';
import { isFoe } from './BattleState.ts';
import type { Fight } from './Fight.ts';
import type { Order } from './orders.ts';
import { strikeAnybody, strikeGroup, strikeSide } from './strike.ts';

/** Somebody acts: as it was told, as a monster does, or as what leads it astray makes it. */
export function act(fight: Fight, seat: number, order: Order | undefined): void {
  if (fight.has(seat, CONFUSED)) strikeAnybody(fight, seat);
  else if (fight.has(seat, CHARMED)) strikeSide(fight, seat, isFoe(seat));
  else if (!fight.fighters[seat]?.hero) strikeSide(fight, seat, !isFoe(seat));
  else if (order?.act === 'strike') strikeGroup(fight, seat, order.group);
  else if (order?.act === 'parry') fight.sink?.({ kind: 'parries', seat });
}
