import { type Box, cellBox, edgeBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { wallDepth } from '#client/floor/paint/paintFloor.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import type { StaleRoom } from '#domain/map/monsterRooms.ts';
import type { StrokeMode, StrokeTarget } from '#domain/map/strokePatch.ts';
import { NO_SYMMETRY, type Symmetry } from '#domain/map/symmetry.ts';
import { frame } from './frame.ts';
import { type ProblemMark, paintProblems } from './paintProblems.ts';
import { paintSelection, type SelectionSnapshot } from './paintSelection.ts';
import { paintStaleRooms } from './paintStaleRooms.ts';
import { paintSymmetry } from './paintSymmetry.ts';

/** A painter that is fetched on demand (decision 19). `size`: side length of the floor in cells. */
export type FetchedPainter = (brush: Brush, size: number, view: Viewport, palette: MapPalette) => void;

/** Everything that temporarily covers the floor. */
export interface Overlay {
  /** The targets of a stroke that would begin here. */
  readonly targets: readonly StrokeTarget[];
  readonly mode: StrokeMode;
  /** The cell cursor, with the side that an edge tool would use; shown while the map has the focus. */
  readonly cursor: { readonly x: number; readonly y: number; readonly side: Side | undefined } | undefined;
  readonly selection: SelectionSnapshot;
  /** Monster rooms that do not match the area that walls enclose. */
  readonly stale: readonly StaleRoom[];
  /** The symmetry of strokes; its axes are shown. */
  readonly symmetry: Symmetry;
  /** Paints the cells with unresolved conflicts. */
  readonly conflicts: FetchedPainter | undefined;
  /** Cells that undo or redo has just changed. */
  readonly flash: readonly { readonly x: number; readonly y: number }[];
  /** Cells with problems in the check list. */
  readonly problems: readonly ProblemMark[];
  /** Paints the links of events. */
  readonly links: FetchedPainter | undefined;
  /** The cell whose event is open. */
  readonly chosen: { readonly x: number; readonly y: number } | undefined;
  /** Paints the floor above or below, showing through this one. */
  readonly ghost: FetchedPainter | undefined;
  /** The position and direction of the first-person view. */
  readonly camera: { readonly x: number; readonly y: number; readonly side: Side } | undefined;
  /** The place and the facing of the party of a paused test play. */
  readonly paused: { readonly x: number; readonly y: number; readonly side: Side } | undefined;
}

export const EMPTY_OVERLAY: Overlay = {
  targets: [],
  mode: 'draw',
  cursor: undefined,
  selection: { cells: [], dropped: [], covered: [] },
  stale: [],
  symmetry: NO_SYMMETRY,
  conflicts: undefined,
  flash: [],
  problems: [],
  links: undefined,
  chosen: undefined,
  ghost: undefined,
  camera: undefined,
  paused: undefined,
};

export const isEmptyOverlay = (overlay: Overlay): boolean => {
  const {
    targets,
    cursor,
    selection,
    stale,
    conflicts,
    flash,
    problems,
    links,
    chosen,
    ghost,
    camera,
    paused,
    symmetry,
  } = overlay;
  return (
    [targets, selection.cells, selection.dropped, stale, flash, problems].every((part) => part.length === 0) &&
    symmetry.kind === 'none' &&
    !conflicts &&
    !links &&
    !cursor &&
    !chosen &&
    !ghost &&
    !camera &&
    !paused
  );
};

/** Paints the overlay onto a clear canvas. */
export function paintOverlay(brush: Brush, overlay: Overlay, view: Viewport, size: number, palette: MapPalette): void {
  overlay.ghost?.(brush, size, view, palette);
  paintStaleRooms(brush, overlay.stale, view, size, palette);
  paintSelection(brush, overlay.selection, view, palette);
  paintSymmetry(brush, overlay.symmetry, size, view, palette);
  overlay.conflicts?.(brush, size, view, palette);
  for (const { x, y } of overlay.flash) {
    const box = cellBox(view, x, y);
    brush.fillStyle = palette.hover;
    brush.fillRect(box.left, box.top, box.width, box.height);
    frame(brush, box, palette.cursor, 2);
  }
  paintProblems(brush, overlay.problems, view, palette);
  if (overlay.chosen) frame(brush, grown(cellBox(view, overlay.chosen.x, overlay.chosen.y), -1), palette.cursor, 1.5);
  for (const target of overlay.targets) paintTarget(brush, target, overlay.mode, view, palette);
  if (overlay.paused) paintPaused(brush, overlay.paused, view, palette);
  if (overlay.camera) paintCamera(brush, overlay.camera, view, palette);
  if (overlay.cursor) {
    const { x, y, side } = overlay.cursor;
    frame(brush, grown(cellBox(view, x, y), 1), palette.cursor, 2);
    if (side) fill(brush, edgeBox(view, { x, y, side }, wallDepth(view.cell) + 1), palette.cursor);
  }
  overlay.links?.(brush, size, view, palette);
}

/** Paints an arrow head in the direction of the view. */
function paintCamera(
  brush: Brush,
  { x, y, side }: NonNullable<Overlay['camera']>,
  view: Viewport,
  palette: MapPalette,
): void {
  const box = cellBox(view, x, y);
  const length = Math.max(4, box.width * 0.26);
  const turn = (SIDES.indexOf(side) * Math.PI) / 2;
  const corner = (ahead: number, aside: number) =>
    [
      box.left + box.width / 2 + length * (ahead * Math.sin(turn) + aside * Math.cos(turn)),
      box.top + box.height / 2 - length * (ahead * Math.cos(turn) - aside * Math.sin(turn)),
    ] as const;
  brush.beginPath();
  brush.moveTo(...corner(1, 0));
  brush.lineTo(...corner(-0.7, 0.75));
  brush.lineTo(...corner(-0.35, 0));
  brush.lineTo(...corner(-0.7, -0.75));
  fillOutlined(brush, palette);
}

/** Closes the path, fills it, and sets it off from what is below. */
function fillOutlined(brush: Brush, palette: MapPalette): void {
  brush.closePath();
  brush.fillStyle = palette.cursor;
  brush.fill();
  brush.strokeStyle = palette.paper;
  brush.lineWidth = 1.5;
  brush.stroke();
}

/** Paints the sign of a pause in a disc, with a tip towards which the party faces. */
function paintPaused(
  brush: Brush,
  { x, y, side }: NonNullable<Overlay['paused']>,
  view: Viewport,
  palette: MapPalette,
): void {
  const box = cellBox(view, x, y);
  const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
  const radius = Math.max(5, box.width * 0.34);
  const turn = ((SIDES.indexOf(side) - 1) * Math.PI) / 2;
  brush.beginPath();
  brush.arc(middleX, middleY, radius, turn + 0.5, turn - 0.5 + 2 * Math.PI);
  brush.lineTo(middleX + Math.cos(turn) * radius * 1.4, middleY + Math.sin(turn) * radius * 1.4);
  fillOutlined(brush, palette);
  const bar = Math.max(1.5, radius * 0.24);
  brush.fillStyle = palette.paper;
  for (const at of [-1.6, 0.6]) brush.fillRect(middleX + at * bar, middleY - radius * 0.45, bar, radius * 0.9);
}

/** Paints a filled band or box for drawing, an outlined one with a stroke through it for erasing: distinct by shape as well as colour. */
function paintTarget(brush: Brush, target: StrokeTarget, mode: StrokeMode, view: Viewport, palette: MapPalette): void {
  const isErasing = mode === 'erase';
  const colour = isErasing ? palette.previewErase : palette.previewDraw;
  if (target.kind === 'cell') {
    const box = cellBox(view, target.x, target.y);
    brush.globalAlpha = 0.24;
    fill(brush, box, colour);
    brush.globalAlpha = 1;
    frame(brush, box, colour, 1.5);
    if (isErasing) strikeThrough(brush, box, colour);
    return;
  }
  if (target.part === 'inside') return;
  const box = edgeBox(view, target.edge, Math.max(3, wallDepth(view.cell) + 1));
  if (isErasing) {
    frame(brush, box, colour, 1.5);
    strikeThrough(brush, box, colour);
    return;
  }
  brush.globalAlpha = 0.8;
  fill(brush, box, colour);
  brush.globalAlpha = 1;
}

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function fill(brush: Brush, { left, top, width, height }: Box, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(left, top, width, height);
}

function strikeThrough(brush: Brush, { left, top, width, height }: Box, colour: string): void {
  const reach = Math.min(6, Math.max(width, height) / 3);
  const [x, y] = [left + width / 2, top + height / 2];
  brush.strokeStyle = colour;
  brush.lineWidth = 1.75;
  brush.beginPath();
  brush.moveTo(x - reach, y - reach);
  brush.lineTo(x + reach, y + reach);
  brush.moveTo(x + reach, y - reach);
  brush.lineTo(x - reach, y + reach);
  brush.stroke();
}
