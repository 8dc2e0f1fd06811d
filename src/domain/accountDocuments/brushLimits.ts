/** Most kept brushes of an account: as many as two rows of the palette hold. Apart from their schema, which the map has no use for. */
export const MOST_BRUSHES = 16;
