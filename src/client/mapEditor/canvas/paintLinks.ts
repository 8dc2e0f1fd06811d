import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { canvasFont } from '#client/ui/typeface.ts';
import type { Position } from '#domain/map/edge.ts';
import type { EventLink } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';

/** Height of a badge and radius of a marker, in pixels. */
const BADGE = 16;
const MARKER = 5;
/** The distance from the middle of a cell to its badge, in cells along both axes. */
const BESIDE = 0.8;

/** A link as it is drawn; without `to` if the event's target is not set yet. */
export type ShownLink = Pick<EventLink, 'from' | 'until'> & Partial<Pick<EventLink, 'to'>>;

/** Whether a link ends on the floor itself, not in a badge next to its event. */
const endsHere = (link: ShownLink, floor: number): link is EventLink => link.to?.floor === floor;

/** Returns the place of another floor's badge on one axis: above the position for outgoing links, below for incoming ones. */
const beside = (at: number, size: number, side: 1 | -1): number =>
  at + side * (at + side < 0 || at + side > size ? -BESIDE : BESIDE);

/** Returns the middle of a link's end, in cells: its target cell or rectangle, or the badge with the number of another floor. */
export function linkEnd(link: ShownLink, floor: number, size: number): Position {
  if (endsHere(link, floor)) {
    const { to, until = to } = link;
    return { x: (to.x + until.x + 1) / 2, y: (to.y + until.y + 1) / 2 };
  }
  return asideOf({ x: link.from.x + 0.5, y: link.from.y + 0.5 }, size, 1);
}

const asideOf = ({ x, y }: Position, size: number, side: 1 | -1): Position => ({
  x: beside(x, size, side),
  y: beside(y, size, side),
});

/**
 * Paints links as arrows from their events to their targets. A link to another floor ends in a badge with its number, a link without a
 * target in a badge with a question mark, and a link from another floor begins in a badge.
 */
export function paintLinks(
  brush: Brush,
  links: readonly ShownLink[],
  { floor, size }: { readonly floor: number; readonly size: number },
  view: Viewport,
  palette: MapPalette,
): void {
  brush.save();
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const away = Map.groupBy(
    links.filter((link) => !endsHere(link, floor)),
    ({ from }) => `${from.x} ${from.y}`,
  );
  for (const link of links) {
    if (!endsHere(link, floor)) continue;
    paintRectangle(brush, link, view, palette);
    const end = linkEnd(link, floor, size);
    const isArrival = link.from.floor !== floor;
    const from = isArrival ? pixels(asideOf(end, size, -1), view, 0) : pixels(link.from, view);
    paintArrow(brush, from, pixels(end, view, 0), palette);
    paintMarker(brush, pixels(end, view, 0), palette);
    if (isArrival) paintBadge(brush, from, floorNumberText(link.from.floor), palette);
  }
  for (const stops of away.values()) {
    const [first] = stops;
    if (!first) continue;
    const end = pixels(linkEnd(first, floor, size), view, 0);
    paintArrow(brush, pixels(first.from, view), end, palette);
    paintBadge(brush, end, badgeText(stops), palette);
  }
  brush.restore();
}

/** Converts a cell to pixels; with offset 0, a position. */
const pixels = ({ x, y }: Position, { left, bottom, cell }: Viewport, offset = 0.5) => ({
  x: left + (x + offset) * cell,
  y: bottom - (y + offset) * cell,
});

function badgeText(stops: readonly ShownLink[]): string {
  const floors = stops.flatMap(({ to }) => (to ? [to.floor] : []));
  if (floors.length === 0) return '?';
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  return lowest === highest ? floorNumberText(lowest) : `${floorNumberText(lowest)}–${floorNumberText(highest)}`;
}

function paintArrow(brush: Brush, from: Position, to: Position, palette: MapPalette): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < MARKER) return;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * (MARKER + 1), y: to.y - dy * (MARKER + 1) };
  const head = Math.min(8, length / 2);
  // Paint a paper-coloured rim first, so that the line stands out from walls and dark zones.
  for (const [colour, width] of [
    [palette.paper, 5],
    [palette.cursor, 2],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(tip.x, tip.y);
    brush.moveTo(tip.x - head * (dx + 0.6 * dy), tip.y - head * (dy - 0.6 * dx));
    brush.lineTo(tip.x, tip.y);
    brush.lineTo(tip.x - head * (dx - 0.6 * dy), tip.y - head * (dy + 0.6 * dx));
    brush.stroke();
  }
}

function paintMarker(brush: Brush, { x, y }: Position, palette: MapPalette): void {
  brush.beginPath();
  brush.arc(x, y, MARKER, 0, 2 * Math.PI);
  brush.fillStyle = palette.paper;
  brush.fill();
  brush.strokeStyle = palette.cursor;
  brush.lineWidth = 2;
  brush.stroke();
}

function paintBadge(brush: Brush, { x, y }: Position, text: string, palette: MapPalette): void {
  brush.font = canvasFont(12, 600);
  const width = text.length * 7 + 8;
  const [left, top] = [Math.round(x - width / 2), Math.round(y - BADGE / 2)];
  brush.fillStyle = palette.cursor;
  brush.strokeStyle = palette.paper;
  brush.lineWidth = 2;
  brush.fillRect(left, top, width, BADGE);
  brush.strokeRect(left, top, width, BADGE);
  brush.fillStyle = palette.paper;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y + 0.5);
}

/** Paints the outline of a link's target rectangle. */
function paintRectangle(brush: Brush, { to, until }: EventLink, view: Viewport, palette: MapPalette): void {
  if (!until) return;
  const [low, high] = [cellBox(view, to.x, to.y), cellBox(view, until.x, until.y)];
  brush.strokeStyle = palette.cursor;
  brush.lineWidth = 2;
  brush.setLineDash([5, 4]);
  brush.strokeRect(low.left, high.top, high.left + high.width - low.left, low.top + low.height - high.top);
  brush.setLineDash([]);
}
