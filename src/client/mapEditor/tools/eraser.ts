import { CELL_FIELDS } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

/** Takes edges away; with Shift everything that a cell holds, its sides too. */
export const eraser: MapTool = {
  id: 'eraser',
  icon: 'eraser',
  label: 'map.tool.eraser',
  help: 'map.tool.eraser.help',
  shortcut: 'x',
  gestures: ['edge', 'paint', 'rectangle'],
  shiftGesture: 'paint',
  options: [],
  edit: () => ({
    edge: erasedBorder,
    cell: () => Object.fromEntries(CELL_FIELDS.map((field) => [field, 0])),
    isDrawn: () => true,
  }),
};
