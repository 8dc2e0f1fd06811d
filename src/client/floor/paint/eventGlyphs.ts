import { eventType } from '#domain/catalogs/eventTypes.ts';
import { CATEGORY_DEFINITIONS } from '#domain/events/eventCategories.ts';
import { MARKS } from '#domain/events/eventMarks.ts';

/** Side of the square that contains a glyph with its mark. */
export const GLYPH_SIDE = 19;

/** Returns the lines of an event's icon, to be stroked: those of its category, with a mark for its kind. '' for an undeclared kind. */
export function glyphLines(event: number): string {
  const type = eventType(event);
  return type ? `${CATEGORY_DEFINITIONS[type.category]?.lines}${MARKS[type.mark]}` : '';
}

/** The icon of a labyrinth's entrance: a gateway as large as the square, and the arrow that leads in. */
export const ENTRANCE = { arch: 'M2.5 17.5V9a7 7 0 0 1 14 0v8.5', arrow: 'M9.5 6.5v8M6.5 11.5l3 3 3-3' } as const;

const paths = new Map<string, Path2D>();
const linesOf = new WeakMap<Path2D, string>();

/** Returns the source of an icon's path, for renderers that cannot draw a Path2D. */
export const linesOfGlyph = (path: Path2D): string | undefined => linesOf.get(path);

/** Returns the icon of an event; undefined for an undeclared kind. */
export function glyphPath(event: number): Path2D | undefined {
  const lines = glyphLines(event);
  return lines ? pathOf(lines) : undefined;
}

/** Returns the path of an icon, always the same object. */
export function pathOf(lines: string): Path2D {
  const path = paths.get(lines) ?? new Path2D(lines);
  paths.set(lines, path);
  linesOf.set(path, lines);
  return path;
}
