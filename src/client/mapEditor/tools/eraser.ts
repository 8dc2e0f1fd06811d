import { EraserIcon } from '#client/ui/icons/toolIcons.tsx';
import { CELL_FIELDS } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

/** Erases edges; with Shift, the whole content of a cell and its sides. */
export const eraser: MapTool = {
  id: 'eraser',
  icon: EraserIcon,
  label: { ja: '消しゴム', en: 'Eraser' },
  help: {
    ja: '辺を消します。扉は一度目で壁になります。Shiftでマスの中身もすべて消します。',
    en: 'Erases edges; a door first becomes a wall. With Shift, clears whole cells.',
  },
  shortcut: 'x',
  gestures: ['edge', 'paint', 'rectangle'],
  shiftGesture: 'paint',
  options: [],
  onlyErases: true,
  edit: () => ({
    edge: erasedBorder,
    cell: () => Object.fromEntries(CELL_FIELDS.map((field) => [field, 0])),
    isDrawn: () => true,
  }),
};
