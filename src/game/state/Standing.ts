import { SIDES, type Side } from '#domain/map/cell.ts';
import type { Place } from '#domain/map/eventLinks.ts';

/** Numbered as the sides of a cell: 1 north, 2 east, 3 south, 4 west. */
export type Facing = 1 | 2 | 3 | 4;
export const FACINGS: readonly Facing[] = [1, 2, 3, 4];

/** The position of the party; floor 0 is the city. */
export interface Standing extends Place {
  readonly facing: Facing;
}

export const CITY: Standing = { floor: 0, x: 0, y: 0, facing: 1 };

/** The side of a cell in a direction. */
export const sideOf = (facing: Facing): Side => SIDES[facing - 1] as Side;

/** The direction after some quarter turns to the right. */
export const turned = (facing: Facing, quarters: number): Facing => (((facing - 1 + quarters) % 4) + 1) as Facing;
