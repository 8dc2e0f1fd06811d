/** Per cent. */
export const LEAST_CHANCE = 5;
export const MOST_CHANCE = 95;

/** A chance that nothing makes sure, and nothing rules out. Per cent. */
export const chanceOf = (percent: number): number => Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, Math.trunc(percent)));

/** The luck of somebody of whom no more is known. */
const COMMON_LUCK = 9;

/**
 * How likely a spell is saved against, 5 to 95 per cent: in steps of 5 by level and luck, and by what job and race add.
 * @param bonus in steps of 5 per cent
 */
export const saveChance = (level: number, luck = COMMON_LUCK, bonus = 0): number =>
  chanceOf(5 * (Math.floor(level / 5) + Math.floor(luck / 6) + bonus));
