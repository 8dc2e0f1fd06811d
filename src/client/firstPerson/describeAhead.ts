import type { placeTexts } from '#client/floor/placeTexts.ts';
import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { Side } from '#domain/map/cell.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import type { Ahead } from '#view/index.ts';
import type { walkTexts } from './walkTexts.ts';

type Text = TextOf<TextKey<typeof walkTexts | typeof placeTexts>>;

/** The position of the viewer, and the side of the cell that the viewer faces. */
export interface Standpoint {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Describes the view from a place: "x3 y20, facing north: a chest 2 cells ahead, then a wall". */
export const describeAhead = (text: Text, { x, y, side }: Standpoint, ahead: Ahead): string =>
  text('view.place', { x, y, side: text(`map.side.${side}`), ahead: thingsAhead(text, ahead) });

/** Lists what lies ahead, nearest first. */
export function thingsAhead(text: Text, { cells, end, onTheWay }: Ahead): string {
  const away = (distance: number, what: string) =>
    distance === 0 ? text('view.before', { what }) : text('view.away', { cells: distance, what });
  const parts = onTheWay.map((thing) => away(thing.cells, text(`view.${thing.what}`)));
  if (end === 'dark') parts.push(away(cells, text('view.dark')));
  else if (end === EDGE_LOOK.nothing) parts.push(text('view.open'));
  else parts.push(away(cells, text(end === EDGE_LOOK.door ? 'view.door' : 'view.wall')));
  return parts.join(text('map.cell.separator'));
}
