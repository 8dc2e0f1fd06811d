/** The font of all text, as plain data: used by the theme and by painters. Its digits all have the same width. */
export const TYPEFACE = "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif";

/** Returns the font in the form that a canvas takes. */
export const canvasFont = (pixels: number, weight: 400 | 600 = 400): string => `${weight} ${pixels}px ${TYPEFACE}`;
