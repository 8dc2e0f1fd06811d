import { floorIdEdit } from './floorIdEdit.ts';
import type { MapTool } from './mapTool.ts';

/** The tool of a zone, which is one bit of `floor_id`. */
export const zoneTool = (
  names: Pick<MapTool, 'icon' | 'shortcut'> & { readonly id: 'dark' | 'noTeleport' },
  bit: number,
): MapTool => ({
  ...names,
  label: `map.tool.${names.id}`,
  help: `map.tool.${names.id}.help`,
  gestures: ['paint', 'rectangle', 'fill'],
  options: [],
  edit: () => floorIdEdit(bit, bit),
  pick: ({ floor_id }, { kind }) => (kind === 'cell' && floor_id & bit ? {} : undefined),
});
