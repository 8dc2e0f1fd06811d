/** Maximum size of the backups, samples and saved maps of one account together, compressed. Bytes. */
export const STORAGE_LIMIT = 256 * 2 ** 20;

/** Maximum size of the pictures that the records of one scenario name. Bytes. */
export const PICTURES_LIMIT = 32 * 2 ** 20;

/** The share of the limit from which the author is warned. */
export const STORAGE_WARNING = 0.8;

/** Maximum number of saved maps of a scenario. */
export const MOST_SAVED_MAPS = 50;

/** Maximum number of fault reports of a scenario, of those from one network, and of characters in each. */
export const MOST_REPORTS = 100;
export const MOST_REPORTS_OF_SENDER = 10;
export const LONGEST_REPORT = 1000;

/** Maximum number of inputs sent with a report, and of characters of their JSON. */
export const MOST_SENT_INPUTS = 10_000;
export const LARGEST_SENT_INPUTS = 400_000;

/** Maximum number of saves of an account, for all works together. */
export const MOST_GAME_SAVES = 500;

/** Maximum length of the comment of a sample. */
export const LONGEST_COMMENT = 400;
