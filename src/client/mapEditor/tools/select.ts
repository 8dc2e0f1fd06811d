import type { MapTool } from './mapTool.ts';

/** Chooses cells, for what is done with a part of the floor as a whole (selection/). It draws nothing itself. */
export const select: MapTool = {
  id: 'select',
  icon: 'select',
  label: 'map.tool.select',
  help: 'map.tool.select.help',
  shortcut: 's',
  gestures: ['rectangle', 'fill'],
  options: [],
  isSelector: true,
  edit: () => ({ cell: () => ({}) }),
};
