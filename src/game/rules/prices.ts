// Rule 25 (docs/rules.md): what inn, temple and shop ask for and pay. Gold, rounded down.
import { type Npc, SPECIAL_ROOM } from '#domain/resources/npc.ts';
import { CURE_NAMES, ROOM_NAMES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { Rules } from './compileRules.ts';

/** A share of a price, or a share of that share, rounded down once. */
export const shareOf = (price: number, ...percents: readonly number[]): number =>
  Math.floor(percents.reduce((product, percent) => product * percent, price) / 100 ** percents.length);

/** What a night in a room of the city's inn costs, by the code of the room. */
export function roomPrice({ city }: Rules, room: number): number {
  const name = ROOM_NAMES[room];
  return name === undefined ? 0 : city.rooms[name].price;
}

/** What a night in a room of an NPC's inn costs; the special room is as dear as its author says. */
export function npcRoomPrice(rules: Rules, { inn }: Pick<Npc, 'inn'>, room: number): number {
  if (room === SPECIAL_ROOM) return inn.special_price;
  return shareOf(roomPrice(rules, room), inn.factor, rules.magic.npc_inn_factor);
}

/** What the temple of the city asks for a cure, for each level, by the code of the cure. */
export function curePrice({ city }: Rules, cure: number): number {
  const name = CURE_NAMES[cure];
  return name === undefined ? 0 : city.temple[name];
}
