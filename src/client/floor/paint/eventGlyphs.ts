import { eventType } from '#domain/catalogs/eventTypes.ts';
import { CATEGORY_DEFINITIONS } from '#domain/events/eventCategories.ts';
import { MARKS } from '#domain/events/eventMarks.ts';

/** Side of the square in which a glyph lies, its mark included. */
export const GLYPH_SIDE = 19;

/** The lines of an event's picture, to be stroked: of its category, with a mark for its kind. '' for what is not declared. */
export function glyphLines(event: number): string {
  const type = eventType(event);
  return type ? `${CATEGORY_DEFINITIONS[type.category]?.lines}${MARKS[type.mark]}` : '';
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
