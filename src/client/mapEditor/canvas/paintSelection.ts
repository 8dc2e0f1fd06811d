import { type Box, cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import type { Edge } from '#domain/map/edge.ts';
import { beyond, type Place } from '#domain/map/placement.ts';
import { lineWithin } from './lineWithin.ts';

/**
 * The cells drawn over the floor: the selected ones, or those of a floating part, with those that lie outside the floor, and the halves of
 * the walls below that it would replace.
 */
export interface SelectionSnapshot {
  readonly cells: readonly Place[];
  readonly dropped: readonly Place[];
  readonly covered: readonly Edge[];
}

/**
 * Paints a dashed line around the selected cells, light on dark to be visible on any ground; crosses out cells outside the floor, and
 * shows walls below a floating part as dashed lines, each half on its own side.
 */
export function paintSelection(brush: Brush, snapshot: SelectionSnapshot, view: Viewport, palette: MapPalette): void {
  paintWithin(brush, snapshot.cells, view, palette.previewDraw, palette);
  paintWithin(brush, snapshot.dropped, view, palette.previewErase, palette);
  brush.strokeStyle = palette.previewErase;
  brush.lineWidth = 1.5;
  brush.beginPath();
  for (const { x, y } of snapshot.dropped) {
    const { left, top, width, height } = cellBox(view, x, y);
    brush.moveTo(left + width * 0.25, top + height * 0.25);
    brush.lineTo(left + width * 0.75, top + height * 0.75);
    brush.moveTo(left + width * 0.75, top + height * 0.25);
    brush.lineTo(left + width * 0.25, top + height * 0.75);
  }
  brush.stroke();
  if (snapshot.covered.length > 0) paintCovered(brush, snapshot.covered, view, palette);
}

function paintCovered(brush: Brush, covered: readonly Edge[], view: Viewport, palette: MapPalette): void {
  brush.lineWidth = Math.max(1.5, view.cell * 0.07);
  brush.setLineDash([view.cell * 0.16, view.cell * 0.1]);
  brush.beginPath();
  for (const { x, y, side } of covered) {
    const box = cellBox(view, x, y);
    lineWithin(brush, box, side, Math.max(2, box.width * 0.12));
  }
  brush.strokeStyle = palette.wall;
  brush.stroke();
  brush.setLineDash([]);
}

function paintWithin(brush: Brush, cells: readonly Place[], view: Viewport, colour: string, palette: MapPalette): void {
  if (cells.length === 0) return;
  const inside = new Set(cells.map(keyOf));
  brush.fillStyle = colour;
  brush.globalAlpha = 0.14;
  for (const { x, y } of cells) {
    const { left, top, width, height } = cellBox(view, x, y);
    brush.fillRect(left, top, width, height);
  }
  brush.globalAlpha = 1;
  brush.beginPath();
  for (const cell of cells) {
    const box = cellBox(view, cell.x, cell.y);
    for (const side of SIDES) if (!inside.has(keyOf(beyond(cell, side)))) addSide(brush, box, side);
  }
  brush.strokeStyle = palette.paper;
  brush.lineWidth = 4;
  brush.stroke();
  brush.strokeStyle = colour;
  brush.lineWidth = 2;
  brush.setLineDash([6, 4]);
  brush.stroke();
  brush.setLineDash([]);
}

const keyOf = ({ x, y }: Place): string => `${x},${y}`;

function addSide(brush: Brush, { left, top, width, height }: Box, side: Side): void {
  const [right, bottom] = [left + width, top + height];
  const [fromX, fromY] = [side === 'east' ? right : left, side === 'south' ? bottom : top];
  brush.moveTo(fromX, fromY);
  brush.lineTo(side === 'west' ? left : right, side === 'north' ? top : bottom);
}
