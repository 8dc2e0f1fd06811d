import { BORDER, type Border } from '#domain/map/cell.ts';
import { isDoor } from '#domain/map/edge.ts';

/** What erasing leaves of an edge: of a door the wall, of anything else nothing (docs/map-editor.md, "Strokes"). */
export const erasedBorder = (border: Border): Border => (isDoor(border) ? BORDER.wall : BORDER.open);
