/** The face of all that is read, plain data: the theme has it from here, and so has what is painted. Its digits are all of one width. */
export const TYPEFACE = "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif";

/** The face as a canvas takes it. */
export const canvasFont = (pixels: number, weight: 400 | 600 = 400): string => `${weight} ${pixels}px ${TYPEFACE}`;
