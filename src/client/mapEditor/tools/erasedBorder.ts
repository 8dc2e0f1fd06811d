import { BORDER, type Border } from '#domain/map/cell.ts';
import { isDoor } from '#domain/map/edge.ts';

/** What erasing leaves of an edge: of a door the wall it stood in, of anything else nothing (design: editor). */
export const erasedBorder = (border: Border): Border => (isDoor(border) ? BORDER.wall : BORDER.open);
