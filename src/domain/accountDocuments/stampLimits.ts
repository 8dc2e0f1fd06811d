/** Most stamps of an account, and most characters of a name. Apart from their schema, which the map has no use for. */
export const MOST_STAMPS = 50;
export const LONGEST_STAMP_NAME = 40;
