import type { MapPalette } from '#client/ui/mapPalette.ts';
import { canvasFont } from '#client/ui/typeface.ts';
import { CEILING_MARK, FLOOR_MARK, ZONE } from '#domain/map/cell.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { ENTRANCE, GLYPH_SIDE, glyphPath, pathOf } from './eventGlyphs.ts';
import { type Box, cellBox } from './floorPlace.ts';
import type { Brush } from './paintBorder.ts';
import type { FloorScene } from './paintFloor.ts';
import { isEntrance, paintPlainMarks } from './paintPlainFloor.ts';

/** Below this many pixels per cell, an event is a dot and no other mark is drawn. */
const DETAIL = 12;
/** The smallest font size in pixels. */
const LEGIBLE = 12;

/** Paints the contents of one cell: its event, and small figures for marks that would otherwise only show as a colour. */
export function paintMarks(brush: Brush, scene: FloorScene, x: number, y: number): void {
  const { grid, size, place, palette } = scene;
  if (x >= size || y >= size) return;
  if (place.cell < DETAIL) {
    paintPlainMarks(brush, scene, x, y);
    return;
  }
  const box = cellBox(place, x, y);
  const event = readField(grid, 'event_id', x, y);
  const floorId = readField(grid, 'floor_id', x, y);
  const room = readField(grid, 'room_id', x, y);
  brush.save();
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  paintFloorMark(brush, box, (floorId & FLOOR_MARK.mask) >> FLOOR_MARK.shift, palette.coordinate);
  paintCeilingMark(brush, box, (floorId & CEILING_MARK.mask) >> CEILING_MARK.shift, palette.coordinate);
  if (floorId & ZONE.noTeleport) paintNoTeleport(brush, box, palette.noTeleport);
  if (room) {
    brush.fillStyle = palette.coordinate;
    brush.font = canvasFont(Math.max(LEGIBLE, Math.round(place.cell * 0.28)), 600);
    brush.textAlign = 'right';
    brush.textBaseline = 'alphabetic';
    brush.fillText(String(room), box.left + box.width * 0.86, box.top + box.height * 0.86);
  }
  if (isEntrance(scene, x, y)) {
    brush.globalAlpha = 0.28;
    brush.fillStyle = palette.entrance;
    brush.fillRect(box.left, box.top, box.width, box.height);
    brush.globalAlpha = 1;
    // The arch goes around an event, and then needs no arrow inside.
    paintGlyph(
      brush,
      box,
      pathOf(event ? ENTRANCE.arch : ENTRANCE.arch + ENTRANCE.arrow),
      0.9,
      palette.entrance,
      palette,
    );
  }
  const glyph = glyphPath(event);
  if (glyph) paintGlyph(brush, box, glyph, glyphShare(box.width), palette.eventInk, palette);
  brush.restore();
}

/**
 * Returns the share of a cell's width that the icon of its event takes. In a small cell it fills nearly all of it, so that it stays
 * legible.
 */
export const glyphShare = (width: number): number => (width < 24 ? 0.86 : 0.64);

/** @param share of the cell's width that the icon takes */
function paintGlyph(brush: Brush, box: Box, path: Path2D, share: number, ink: string, { paper }: MapPalette): void {
  const scale = (box.width * share) / GLYPH_SIDE;
  brush.save();
  brush.translate(box.left + box.width / 2, box.top + box.height / 2);
  brush.scale(scale, scale);
  brush.translate(-GLYPH_SIDE / 2, -GLYPH_SIDE / 2);
  // A paper-coloured outline first, so that the icon stands out from a dark zone.
  brush.strokeStyle = paper;
  brush.lineWidth = 4.5;
  brush.stroke(path);
  brush.strokeStyle = ink;
  brush.lineWidth = Math.max(1.6, 1.1 / scale);
  brush.stroke(path);
  brush.restore();
}

/** Paints a floor mark along the bottom of the cell. 1 water: waves; 2 flame: tongues; 3 darkness: a cross. */
function paintFloorMark(brush: Brush, { left, top, width, height }: Box, mark: number, ink: string): void {
  if (!mark) return;
  const step = width / 8;
  const base = top + height * 0.86;
  brush.strokeStyle = ink;
  brush.lineWidth = 1.25;
  brush.beginPath();
  for (let wave = 1; wave < 4; wave++) {
    const from = left + wave * 2 * step - step;
    if (mark === 1) {
      brush.moveTo(from, base);
      brush.quadraticCurveTo(from + step / 2, base - step, from + step, base);
      brush.quadraticCurveTo(from + step * 1.5, base + step * 0.7, from + 2 * step, base);
    } else if (mark === 2) {
      brush.moveTo(from + step * 0.3, base);
      brush.quadraticCurveTo(from + step * 0.3, base - step, from + step, base - step * 1.8);
      brush.quadraticCurveTo(from + step * 1.7, base - step, from + step * 1.7, base);
    } else {
      brush.moveTo(from + step * 0.5, base - step);
      brush.lineTo(from + step * 1.5, base);
      brush.moveTo(from + step * 1.5, base - step);
      brush.lineTo(from + step * 0.5, base);
    }
  }
  brush.stroke();
}

/** Paints a ceiling mark along the top of the cell. 1 night sky: stars; 2 darkness: a bar. */
function paintCeilingMark(brush: Brush, { left, top, width, height }: Box, mark: number, ink: string): void {
  brush.fillStyle = ink;
  if (mark === 2) brush.fillRect(left + width * 0.2, top + height * 0.14, width * 0.6, Math.max(2, height * 0.07));
  if (mark !== 1) return;
  for (const [atX, atY] of [
    [0.25, 0.2],
    [0.5, 0.14],
    [0.75, 0.22],
  ] as const) {
    brush.beginPath();
    brush.arc(left + width * atX, top + height * atY, Math.max(1, width * 0.04), 0, 2 * Math.PI);
    brush.fill();
  }
}

/** Paints a struck-out circle in the lower left corner. */
function paintNoTeleport(brush: Brush, { left, top, width, height }: Box, colour: string): void {
  const radius = width * 0.11;
  const [x, y] = [left + width * 0.22, top + height * 0.78];
  brush.strokeStyle = colour;
  brush.lineWidth = Math.max(1.25, width * 0.045);
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.moveTo(x - radius * 0.7, y + radius * 0.7);
  brush.lineTo(x + radius * 0.7, y - radius * 0.7);
  brush.stroke();
}
