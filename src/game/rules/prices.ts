// Rule 25 (docs/rules.md): the prices of inn, temple and shop, in gold, rounded down.
import { type Npc, SPECIAL_ROOM } from '#domain/resources/npc.ts';
import { CURE_NAMES, ROOM_NAMES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { Rules } from './compileRules.ts';

/** A percentage of a price, or a percentage of a percentage and so on; rounded down once at the end. */
export const shareOf = (price: number, ...percents: readonly number[]): number =>
  Math.floor(percents.reduce((product, percent) => product * percent, price) / 100 ** percents.length);

/** The price of a night in a room of the city's inn, by the code of the room. */
export function roomPrice({ city }: Rules, room: number): number {
  const name = ROOM_NAMES[room];
  return name === undefined ? 0 : city.rooms[name].price;
}

/** The price of a night in a room of an NPC's inn; the special room has the price that its author sets. */
export function npcRoomPrice(rules: Rules, { inn }: Pick<Npc, 'inn'>, room: number): number {
  if (room === SPECIAL_ROOM) return inn.special_price;
  return shareOf(roomPrice(rules, room), inn.factor, rules.magic.npc_inn_factor);
}

/** The price per level of a cure in the city's temple, by the code of the cure. */
export function curePrice({ city }: Rules, cure: number): number {
  const name = CURE_NAMES[cure];
  return name === undefined ? 0 : city.temple[name];
}
