import { CEILING_MARK } from '#domain/map/cell.ts';
import { markTool } from './markTool.ts';

/** Night sky or darkness above. */
export const ceilingMark = markTool({ id: 'ceilingMark', icon: 'ceilingMark', shortcut: 'u' }, CEILING_MARK, 2);
