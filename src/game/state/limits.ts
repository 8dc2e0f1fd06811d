// The greatest values of a game. The engine never goes above them, and what a save holds above them is lowered (`fitState`).

/** Gold, experience and everything that is merely counted. */
export const MOST_COUNTED = 999_999_999_999;
/** Years of a member. */
export const MOST_AGE = 9999;
/** Days since somebody last grew a year older. */
export const MOST_DAYS = 9999;
export const MOST_LEVEL = 9999;
export const MOST_STAT = 999;
/** Hit points without equipment. */
export const MOST_HP = 9999;
/** Uses of the spells of one level. */
export const MOST_USES = 99;
/** Members of a game, with the bodies that lie in labyrinths. */
export const MOST_MEMBERS = 240;
/** Items in a bag in which special items need no room. */
export const MOST_HELD = 100;
