// Rule 26 (docs/rules.md): sleeping in the inn until nothing hurts.
import { ROOM_NAMES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import type { Rules } from './compileRules.ts';

/** What it takes to get back so many hit points in a room of the city's inn, by its code; undefined if a room gives none. */
export function innStay(
  { city }: Rules,
  room: number,
  missing: number,
): { readonly nights: number; readonly gold: number; readonly days: number } | undefined {
  const name = ROOM_NAMES[room];
  if (name === undefined) return undefined;
  const { price, hp, days } = city.rooms[name];
  if (hp === 0 && missing > 0) return undefined;
  // All hit points of a night are told by a number below 0.
  const nights = hp < 0 || missing === 0 ? 1 : Math.ceil(missing / hp);
  return { nights, gold: nights * price, days: nights * days };
}
