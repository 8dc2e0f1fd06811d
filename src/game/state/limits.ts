// The maximum values of a game. The engine never exceeds them, and `fitState` lowers values of a save to them.

/** Maximum of gold, experience and all counts. */
export const MOST_COUNTED = 999_999_999_999;
/** Maximum age of a member in years. */
export const MOST_AGE = 9999;
/** Maximum number of days since a member's last birthday. */
export const MOST_DAYS = 9999;
export const MOST_LEVEL = 9999;
export const MOST_STAT = 999;
/** Maximum hit points without equipment. */
export const MOST_HP = 9999;
/** Maximum spell uses of one level. */
export const MOST_USES = 99;
/** Maximum number of members in a game, including the bodies in labyrinths. */
export const MOST_MEMBERS = 240;
/** Maximum number of items in a bag in which special items need no room. */
export const MOST_HELD = 100;
