/** The maximum of stamps, and of characters in a name. In a separate file, because the map does not need their schema. */
export const MOST_STAMPS = 50;
export const LONGEST_STAMP_NAME = 40;
