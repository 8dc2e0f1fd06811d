import type { MapPalette } from '#client/ui/mapPalette.ts';
import { BORDER, type Border } from '#domain/map/cell.ts';
import { isBlocking } from '#domain/map/edge.ts';

/** The part of a canvas context that the painters use. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'translate'
  | 'scale'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'rect'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>;

/**
 * One half of an edge in its own coordinates: the origin in the middle of the edge, u along it, v into the cell that owns the half. The
 * canvas is clipped to that cell, so only the half of a figure drawn around the origin is visible.
 */
export interface HalfEdge {
  readonly own: Border;
  readonly other: Border;
  /** Length of the edge and half the thickness of a wall, in pixels. */
  readonly length: number;
  readonly depth: number;
  readonly palette: MapPalette;
}

/** Whether a kind of edge ends in wall, so that walls meeting it at a corner join. */
export const hasWallEnds = (border: Border): boolean =>
  border === BORDER.wall || border === BORDER.door || border === BORDER.hiddenDoor || border === BORDER.lockedDoor;

const FIGURES: Record<Border, (brush: Brush, half: HalfEdge) => void> = {
  [BORDER.open]: (brush, { length, depth, palette }) => {
    // Reached only if the other half is not open: this side has nothing, but the other side has something.
    brush.fillStyle = palette.wall;
    const dash = length / 9;
    for (let u = -4; u <= 4; u += 2) brush.fillRect(u * dash - dash / 2, 0, dash, Math.max(1, depth * 0.7));
  },
  [BORDER.wall]: (brush, { length, depth, palette }) => {
    brush.fillStyle = palette.wall;
    brush.fillRect(-length / 2, -depth, length, 2 * depth);
  },
  [BORDER.door]: (brush, half) => {
    paintStubs(brush, half);
    paintLeaf(brush, half, half.palette.door, half.palette.paper);
  },
  [BORDER.hiddenDoor]: (brush, half) => {
    FIGURES[BORDER.wall](brush, half);
    const radius = half.length * 0.19;
    brush.beginPath();
    brush.moveTo(-radius, 0);
    brush.lineTo(0, radius);
    brush.lineTo(radius, 0);
    brush.lineTo(0, -radius);
    brush.closePath();
    brush.fillStyle = half.palette.hiddenDoor;
    brush.strokeStyle = half.palette.paper;
    brush.lineWidth = Math.max(1, half.depth * 0.6);
    brush.fill();
    brush.stroke();
  },
  [BORDER.lockedDoor]: (brush, half) => {
    paintStubs(brush, half);
    paintLeaf(brush, half, half.palette.lockedDoor, half.palette.lockedDoor);
    const hole = Math.max(1, half.length * 0.055);
    brush.fillStyle = half.palette.paper;
    brush.beginPath();
    brush.arc(0, 0, hole, 0, 2 * Math.PI);
    brush.fill();
    brush.fillRect(-hole * 0.5, 0, hole, half.length * 0.1);
    brush.fillRect(-hole * 0.5, -half.length * 0.1, hole, half.length * 0.1);
  },
  [BORDER.phantomWall]: (brush, { length, depth, palette }) => {
    brush.fillStyle = palette.phantom;
    const brick = length / 4;
    for (let u = -2; u < 2; u++) brush.fillRect(u * brick + brick * 0.14, -depth, brick * 0.72, 2 * depth);
  },
  [BORDER.invisibleWall]: (brush, { length, depth, palette }) => {
    brush.fillStyle = palette.invisible;
    const radius = Math.max(1, depth * 0.75);
    for (let u = -2; u <= 2; u++) {
      brush.beginPath();
      brush.arc((u * length) / 5, 0, radius, 0, 2 * Math.PI);
      brush.fill();
    }
  },
  [BORDER.gate]: (brush, { length, depth, palette }) => {
    brush.fillStyle = palette.gate;
    const bar = Math.max(1, depth * 0.45);
    brush.fillRect(-length / 2, -bar, length, 2 * bar);
    for (let u = -2; u <= 2; u++) brush.fillRect((u * length) / 5.5 - bar, -depth * 2.2, 2 * bar, depth * 4.4);
  },
};

/**
 * Draws one half of an edge; nothing if both halves are open. If the halves differ, each gets its own figure, and an arrow shows the
 * passable direction.
 */
export function paintHalfEdge(brush: Brush, half: HalfEdge): void {
  if (half.own === BORDER.open && half.other === BORDER.open) return;
  FIGURES[half.own](brush, half);
  if (isBlocking(half.own) !== isBlocking(half.other)) paintWay(brush, half, isBlocking(half.own) ? 1 : -1);
}

function paintStubs(brush: Brush, { length, depth, palette }: HalfEdge): void {
  brush.fillStyle = palette.wall;
  const stub = length * 0.23;
  brush.fillRect(-length / 2, -depth, stub, 2 * depth);
  brush.fillRect(length / 2 - stub, -depth, stub, 2 * depth);
}

function paintLeaf(brush: Brush, { length, depth }: HalfEdge, colour: string, fill: string): void {
  const line = Math.max(1.25, depth * 0.7);
  const [width, height] = [length * 0.56, Math.max(depth * 2 + 4, length * 0.3)];
  brush.fillStyle = fill;
  brush.strokeStyle = colour;
  brush.lineWidth = line;
  brush.fillRect(-width / 2, -height / 2, width, height);
  brush.strokeRect(-width / 2 + line / 2, -height / 2 + line / 2, width - line, height - line);
}

/** Draws an arrow across the edge, `heading` 1 into this cell, -1 out of it. */
function paintWay(brush: Brush, { length, palette }: HalfEdge, heading: 1 | -1): void {
  const reach = length * 0.24;
  const head = length * 0.11;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [colour, width] of [
    [palette.paper, Math.max(3, length * 0.14)],
    [palette.lockedDoor, Math.max(1.25, length * 0.055)],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(0, -heading * reach);
    brush.lineTo(0, heading * reach);
    brush.moveTo(-head, heading * (reach - head));
    brush.lineTo(0, heading * reach);
    brush.lineTo(head, heading * (reach - head));
    brush.stroke();
  }
}
