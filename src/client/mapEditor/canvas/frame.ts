import type { Box } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';

/** Draws lines along the sides of a box, inside it. @param line their thickness in pixels */
export function frame(brush: Brush, { left, top, width, height }: Box, colour: string, line: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = line;
  brush.strokeRect(left + line / 2, top + line / 2, width - line, height - line);
}
