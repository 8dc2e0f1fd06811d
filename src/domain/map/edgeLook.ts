import { BORDER_NAMES, type Border, type BorderName } from './cell.ts';

/** The look of a side of a cell from within the cell; 0 is nothing. */
export const EDGE_LOOK = { nothing: 0, wall: 1, door: 2, gate: 3 } as const;
export type EdgeLook = (typeof EDGE_LOOK)[keyof typeof EDGE_LOOK];

/** Hidden doors and phantom walls look like walls (docs/domain.md, "Floor and cell"). */
const LOOKS: Readonly<Record<BorderName, EdgeLook>> = {
  open: EDGE_LOOK.nothing,
  wall: EDGE_LOOK.wall,
  door: EDGE_LOOK.door,
  hiddenDoor: EDGE_LOOK.wall,
  lockedDoor: EDGE_LOOK.door,
  phantomWall: EDGE_LOOK.wall,
  invisibleWall: EDGE_LOOK.nothing,
  gate: EDGE_LOOK.gate,
};

export const edgeLook = (border: Border): EdgeLook => LOOKS[BORDER_NAMES[border] ?? 'wall'];
