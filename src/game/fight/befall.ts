import { ASHES, DEAD, PETRIFIED } from '#domain/catalogs/states.ts';
import { DANGERS, type Danger } from './dangers.ts';
import type { Fight } from './Fight.ts';

/** Gives a present fighter a state of `STATES`. A petrified monster is defeated. */
export function befall(fight: Fight, seat: number, state: number): void {
  if (!fight.isHere(seat)) return;
  if (state === DEAD || state === ASHES) fight.fall(seat, state);
  else if (state === PETRIFIED && fight.fighters[seat]?.monster) fight.fall(seat, DEAD);
  else if (!fight.has(seat, state)) fight.afflict(seat, state);
}

/** Gives a fighter the state of a danger, if it is one. */
export function befallBy(fight: Fight, seat: number, danger: Danger): void {
  const { state } = DANGERS[danger];
  if (state !== undefined) befall(fight, seat, state);
}
