import type { MapTool } from './mapTool.ts';

/** Picks up the tool and the brush of what lies under the pointer, as Alt and a click do with any tool. */
export const eyedropper: MapTool = {
  id: 'eyedropper',
  icon: 'eyedropper',
  label: 'map.tool.eyedropper',
  help: 'map.tool.eyedropper.help',
  shortcut: 'e',
  gestures: ['place'],
  options: [],
  isPicker: true,
  edit: () => ({}),
};
