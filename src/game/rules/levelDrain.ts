// Rule 11 (docs/rules.md): losing levels.

/** The most hit points that are left after a fall from one level to a lower one; undefined below level 1, where one is gone. */
export const hpAfterDrain = (mostHp: number, level: number, newLevel: number): number | undefined =>
  newLevel < 1 ? undefined : Math.max(1, Math.floor((mostHp * newLevel) / level));
