import { FLOOR_MARK } from '#domain/map/cell.ts';
import { markTool } from './markTool.ts';

/** Water, flame or darkness on the floor. */
export const floorMark = markTool({ id: 'floorMark', icon: 'floorMark', shortcut: 'n' }, FLOOR_MARK, 3);
