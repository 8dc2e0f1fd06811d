// Rule 22 (docs/rules.md): the bonus points of a new member.
import { BONUS_POINTS, LUCKY_POINTS } from '#domain/resources/rules/raceOccupation.ts';
import type { Rules } from './compileRules.ts';

/** The points of a roll of the bonus die. @param isLucky whether the ten extra points apply */
export const bonusPoints = ({ creation }: Rules, roll: number, isLucky: boolean): number =>
  Math.min(BONUS_POINTS, roll + creation.bonus_plus + (isLucky ? LUCKY_POINTS : 0));

/** The chance of each number of points, keyed by the points; the sum is 1. */
export function bonusShares(rules: Rules): Map<number, number> {
  const { bonus_die, bonus_luck } = rules.creation;
  const shares = new Map<number, number>();
  for (const [isLucky, share] of [
    [false, 1 - bonus_luck / 100],
    [true, bonus_luck / 100],
  ] as const) {
    for (let roll = 1; roll <= bonus_die; roll++) {
      const points = bonusPoints(rules, roll, isLucky);
      shares.set(points, (shares.get(points) ?? 0) + share / bonus_die);
    }
  }
  return shares;
}
