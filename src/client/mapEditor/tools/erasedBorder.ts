import { BORDER, type Border } from '#domain/map/cell.ts';
import { isDoor } from '#domain/map/edge.ts';

/** Returns the edge after erasing: a wall for a door, open for anything else (docs/map-editor.md, "Strokes"). */
export const erasedBorder = (border: Border): Border => (isDoor(border) ? BORDER.wall : BORDER.open);
