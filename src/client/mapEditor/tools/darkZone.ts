import { ZONE } from '#domain/map/cell.ts';
import type { MapTool } from './mapTool.ts';

export const darkZone: MapTool = {
  id: 'dark',
  icon: 'darkZone',
  label: 'map.tool.dark',
  help: 'map.tool.dark.help',
  shortcut: 'k',
  gestures: ['paint', 'rectangle', 'fill'],
  options: [],
  edit: () => ({
    cell: ({ floor_id }, mode) => ({ floor_id: mode === 'draw' ? floor_id | ZONE.dark : floor_id & ~ZONE.dark }),
    isDrawn: ({ floor_id }) => (floor_id & ZONE.dark) !== 0,
  }),
};
