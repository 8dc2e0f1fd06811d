import { floorIdEdit } from './floorIdEdit.ts';
import type { MapTool, ToolNames } from './mapTool.ts';

/** Returns the tool for a zone, which is one bit of `floor_id`. */
export const zoneTool = (names: ToolNames, bit: number): MapTool => ({
  ...names,
  gestures: ['paint', 'rectangle', 'fill'],
  options: [],
  edit: () => floorIdEdit(bit, bit),
  pick: ({ floor_id }, { kind }) => (kind === 'cell' && floor_id & bit ? {} : undefined),
});
