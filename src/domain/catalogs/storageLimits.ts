/** What the backups, samples and saved maps of one account may take together, packed. Bytes. */
export const STORAGE_LIMIT = 256 * 2 ** 20;

/** From this share of it on its author is told that it runs out. */
export const STORAGE_WARNING = 0.8;

/** Maps that one scenario keeps under names. */
export const MOST_SAVED_MAPS = 50;

/** Reports of faults that one scenario keeps, and characters of each. */
export const MOST_REPORTS = 100;
export const LONGEST_REPORT = 1000;

/** Inputs of the journal that goes with one, and characters of its JSON. */
export const MOST_SENT_INPUTS = 10_000;
export const LARGEST_SENT_JOURNAL = 400_000;

/** Saves of games that an account keeps, of all works together. */
export const MOST_GAME_SAVES = 500;

/** Characters of the comment of a sample. */
export const LONGEST_COMMENT = 400;
