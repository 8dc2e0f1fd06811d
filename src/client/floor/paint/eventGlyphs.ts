import { eventType } from '#domain/catalogs/eventTypes.ts';

/**
 * One picture for each event category (docs/map-editor.md, "Events on the map"), as lines in a square of 16: drawn with a pen, so
 * that they stay legible at 12 pixels on any ground. Indexed by category.
 */
const LINES: Readonly<Record<number, string>> = {
  1: 'M2 13h3.5V9.5H9V6h3.5V2.5H14',
  2: 'M4 2h8v12H4zM6.3 7 8 4.7 9.7 7M6.3 9.3 8 11.6l1.7-2.3',
  3: 'M8 1.5v13M1.5 8h13M3.6 3.6l8.8 8.8M12.4 3.6l-8.8 8.8',
  4: 'M2 3h12L9.6 8.5V14L6.4 12V8.5z',
  5: 'M1.5 5H4l1.5 8h5L12 5h2.5M8 5v4.5M6.3 7.8 8 9.5l1.7-1.7',
  6: 'M13 8.5a5 5 0 1 1-1.6-4.2M11.8 1.3v3.3H8.5',
  7: 'M2 5h7M2 11h7M7.5 2.5 14 8l-6.5 5.5',
  8: 'M4 14V2h8v12M2 14h12M9.7 8v.6',
  9: 'M2 3h12v7.5H8.5L5 14v-3.5H2z',
  10: 'M5 5.2a3 3 0 1 1 4.2 2.9C8.3 8.5 8 9 8 10.3M8 13.3v.4',
  11: 'M3 6h10l1 8H2zM5.3 6V4.5a2.7 2.7 0 0 1 5.4 0V6',
  12: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM6 5l2 3 2-3M8 8v3.5M6 8.7h4',
  13: 'M2 7V5.5L4 3h8l2 2.5V7M2 7h12v6.5H2zM8 6v3.5',
  14: 'M2.5 2.5l9 9M13.5 2.5l-9 9M9.5 13.5l4-4M6.5 13.5l-4-4',
  15: 'M8 7.7a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2.5 14c.5-3 2.7-4.3 5.5-4.3s5 1.3 5.5 4.3',
  16: 'M4 14.5V2h9l-2.2 3L13 8H4',
  17: 'M1.5 13.5 3.7 5l2.2 8.5L8 5l2.2 8.5L12.4 5l2.1 8.5z',
  18: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z',
  19: 'M2 7.5 8 2l6 5.5V14H2zM6.3 14v-4h3.4v4',
  20: 'M2.5 2.5h9l2 2v9h-11zM5.3 2.5v3.7h4.9V2.5M5 13.5V9.5h6v4',
  21: 'M9 2H3v12h6M6.5 8H14M11 5l3 3-3 3',
  22: 'M8 1.5l2 4.2 4.5.6-3.3 3.2.8 4.6L8 11.9l-4 2.2.8-4.6L1.5 6.3 6 5.7z',
};

/** Small figures at the lower right corner that tell the kinds of a category apart. */
const MARKS = {
  none: '',
  up: 'M14 18v-5M12 15l2-2 2 2',
  down: 'M14 13v5M12 16l2 2 2-2',
  upOnly: 'M14 18v-4M12.3 15.5 14 14l1.7 1.5M12 12h4',
  downOnly: 'M14 12v4M12.3 14.5 14 16l1.7-1.5M12 18h4',
  right: 'M12 15.5h5M15 13.5l2 2-2 2',
  left: 'M17 15.5h-5M14 13.5l-2 2 2 2',
  turn: 'M12.5 17a2.3 2.3 0 1 1 3.5 0M16 18.3V17h-1.3',
  dot: 'M14.5 15.5v.1',
  two: 'M12.5 15.5v.1M16.5 15.5v.1',
  three: 'M12.5 17v.1M16.5 17v.1M14.5 13.5v.1',
  four: 'M12.5 17v.1M16.5 17v.1M12.5 13.5v.1M16.5 13.5v.1',
  ring: 'M14.5 13.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  square: 'M12.7 13.7h4v4h-4z',
  plus: 'M14.5 13v5M12 15.5h5',
  minus: 'M12 15.5h5',
  cross: 'M12.5 13.5l4 4M16.5 13.5l-4 4',
  bang: 'M14.5 12.5v3.2M14.5 18v.1',
  lens: 'M14 13a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM15.3 15.9l1.9 1.9',
  wave: 'M12 16c.8-1.8 1.7-1.8 2.5 0s1.7 1.8 2.5 0',
} as const;
type Mark = keyof typeof MARKS;

/** The marks of the kinds of each category, in the order of their ids. */
const MARKS_OF: Readonly<Record<number, readonly Mark[]>> = {
  1: ['up', 'down', 'upOnly', 'downOnly'],
  2: ['none', 'ring'],
  3: ['none', 'wave', 'square', 'right'],
  4: ['none', 'lens'],
  5: ['none', 'lens', 'bang'],
  6: ['none', 'dot', 'right', 'turn', 'left'],
  7: ['none', 'minus', 'wave'],
  8: ['none', 'up', 'wave', 'ring', 'cross'],
  9: ['none', 'lens', 'three', 'square'],
  10: ['none', 'ring', 'three'],
  11: ['none', 'lens', 'minus', 'turn', 'bang'],
  12: ['none', 'minus', 'up'],
  13: ['none', 'bang'],
  14: ['none', 'square', 'cross', 'plus', 'bang'],
  15: ['none', 'wave'],
  16: ['none', 'minus', 'turn', 'up', 'ring'],
  17: ['none', 'dot', 'wave', 'bang', 'cross', 'plus'],
  18: ['none', 'dot', 'three', 'up'],
  19: ['none', 'dot', 'two', 'three', 'four'],
  20: ['none', 'up', 'cross'],
  21: ['none', 'ring', 'bang'],
  22: ['none', 'dot', 'three'],
};

/** Side of the square in which a glyph lies, its mark included. */
export const GLYPH_SIDE = 19;

/** The lines of an event's picture, to be stroked: of its category, with a mark for its kind. '' for what is not declared. */
export function glyphLines(event: number): string {
  const type = eventType(event);
  const mark = type && MARKS_OF[type.category]?.[(type.id % 100) - 1];
  return type && mark ? (LINES[type.category] ?? '') + MARKS[mark] : '';
}

/** The picture of a labyrinth's entrance: a gateway as large as the square, and the arrow that leads in. */
export const ENTRANCE = { arch: 'M2.5 17.5V9a7 7 0 0 1 14 0v8.5', arrow: 'M9.5 6.5v8M6.5 11.5l3 3 3-3' } as const;

const paths = new Map<string, Path2D>();
const linesOf = new WeakMap<Path2D, string>();

/** What a picture is made of, for those who cannot draw a Path2D. */
export const linesOfGlyph = (path: Path2D): string | undefined => linesOf.get(path);

/** The picture of an event; undefined for one that is not declared. */
export function glyphPath(event: number): Path2D | undefined {
  const lines = glyphLines(event);
  return lines ? pathOf(lines) : undefined;
}

/** The path of a picture, always the same one. */
export function pathOf(lines: string): Path2D {
  const path = paths.get(lines) ?? new Path2D(lines);
  paths.set(lines, path);
  linesOf.set(path, lines);
  return path;
}
