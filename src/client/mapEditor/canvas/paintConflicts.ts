import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintCell } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { MergeConflict } from '#domain/map/mergeGrids.ts';
import { frame } from './frame.ts';

/** Paints the author's version on the left half of a cell, the other one on the right. @param size side length of the floor in cells */
export function paintConflicts(
  brush: Brush,
  conflicts: readonly MergeConflict[],
  theirs: FloorGrid,
  size: number,
  view: Viewport,
  palette: MapPalette,
): void {
  const cells = new Map(conflicts.map((conflict) => [`${conflict.x},${conflict.y}`, conflict]));
  for (const { x, y } of cells.values()) {
    const box = cellBox(view, x, y);
    const half = Math.round(box.width / 2);
    brush.save();
    brush.beginPath();
    brush.rect(box.left + half, box.top, box.width - half, box.height);
    brush.clip();
    const scene = { grid: theirs, size, place: view, palette };
    paintCell(brush, scene, x, y);
    paintMarks(brush, scene, x, y);
    brush.restore();
    frame(brush, { ...box, width: half }, palette.conflictMine, 2);
    brush.setLineDash([4, 3]);
    frame(brush, { ...box, left: box.left + half, width: box.width - half }, palette.conflictTheirs, 2);
    brush.setLineDash([]);
  }
}
