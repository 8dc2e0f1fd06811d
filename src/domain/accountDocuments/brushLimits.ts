/** Maximum number of saved brushes: two rows of the palette. In a separate file, because the map does not need their schema. */
export const MOST_BRUSHES = 16;
