// Rule 11 (docs/rules.md): level drain.

/** The maximum hit points after a drop to a lower level; undefined below level 1, which the member does not survive. */
export const hpAfterDrain = (mostHp: number, level: number, newLevel: number): number | undefined =>
  newLevel < 1 ? undefined : Math.max(1, Math.floor((mostHp * newLevel) / level));
