import { BORDER } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

export const wallLine: MapTool = {
  id: 'wall',
  icon: 'wall',
  label: 'map.tool.wall',
  help: 'map.tool.wall.help',
  shortcut: 'w',
  gestures: ['edge'],
  options: [],
  edit: () => ({
    edge: (border, _target, mode) => (mode === 'draw' ? BORDER.wall : erasedBorder(border)),
    isDrawn: (cell, target) => target.kind === 'edge' && cell[target.edge.side] === BORDER.wall,
  }),
  pick: (cell, target) => (target.kind === 'edge' && cell[target.edge.side] === BORDER.wall ? {} : undefined),
};
