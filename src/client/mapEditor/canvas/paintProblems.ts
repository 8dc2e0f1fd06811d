import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { glyphShare } from '#client/floor/paint/paintMarks.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';

/** A cell with problems in the check list. */
export interface ProblemMark {
  readonly x: number;
  readonly y: number;
  readonly severity: 'error' | 'warning';
}

/** The room of a mark between the edge of its cell and the icon of an event, less its line. Pixels. */
const roomBeside = (width: number): number => (width * (1 - glyphShare(width))) / 2 - 2;

/** The smallest corner that is seen. Pixels. */
const LEAST = 3;

/**
 * Paints a corner on each cell with a problem: filled for an error, a line for a warning. It never covers the icon of an event: where the
 * icon leaves no room for a corner, two short lines along the edges of the cell mark it.
 */
export function paintProblems(brush: Brush, marks: readonly ProblemMark[], view: Viewport, palette: MapPalette): void {
  for (const { x, y, severity } of marks) {
    const { left, top, width } = cellBox(view, x, y);
    const side = Math.min(Math.round(width * 0.26), 2 * roomBeside(width) - 1);
    brush.strokeStyle = palette.previewErase;
    brush.lineWidth = 1.5;
    if (side < LEAST) {
      const length = Math.max(4, width * 0.4);
      brush.beginPath();
      brush.moveTo(left + length, top + 0.75);
      brush.lineTo(left + 0.75, top + 0.75);
      brush.lineTo(left + 0.75, top + length);
      brush.stroke();
      continue;
    }
    brush.beginPath();
    brush.moveTo(left + 2, top + 2);
    brush.lineTo(left + 2 + side, top + 2);
    brush.lineTo(left + 2, top + 2 + side);
    brush.closePath();
    brush.fillStyle = severity === 'error' ? palette.previewErase : palette.paper;
    brush.fill();
    brush.stroke();
  }
}
