import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';

/** A cell with problems in the check list. */
export interface ProblemMark {
  readonly x: number;
  readonly y: number;
  readonly severity: 'error' | 'warning';
}

/** Paints a corner on each cell with a problem: filled for an error, a line for a warning. */
export function paintProblems(brush: Brush, marks: readonly ProblemMark[], view: Viewport, palette: MapPalette): void {
  for (const { x, y, severity } of marks) {
    const { left, top, width } = cellBox(view, x, y);
    const side = Math.max(5, Math.round(width * 0.26));
    brush.beginPath();
    brush.moveTo(left + 2, top + 2);
    brush.lineTo(left + 2 + side, top + 2);
    brush.lineTo(left + 2, top + 2 + side);
    brush.closePath();
    brush.strokeStyle = palette.previewErase;
    brush.fillStyle = severity === 'error' ? palette.previewErase : palette.paper;
    brush.lineWidth = 1.5;
    brush.fill();
    brush.stroke();
  }
}
