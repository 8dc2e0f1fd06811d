// Rule 26 (docs/rules.md): staying in the inn until healed.
import { ROOM_NAMES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { Rules } from './compileRules.ts';

/** The cost of healing a number of hit points in a room of the city's inn, by the code of the room; undefined if the room does not heal. */
export function innStay(
  { city }: Rules,
  room: number,
  missing: number,
): { readonly nights: number; readonly gold: number; readonly days: number } | undefined {
  const name = ROOM_NAMES[room];
  if (name === undefined) return undefined;
  const { price, hp, days } = city.rooms[name];
  if (hp === 0 && missing > 0) return undefined;
  // A negative number means that one night restores all hit points.
  const nights = hp < 0 || missing === 0 ? 1 : Math.ceil(missing / hp);
  return { nights, gold: nights * price, days: nights * days };
}
