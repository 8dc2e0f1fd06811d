import { WallIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

export const wallLine: MapTool = {
  id: 'wall',
  icon: WallIcon,
  label: { ja: '壁', en: 'Wall' },
  help: {
    ja: 'マスの辺をなぞって壁を引きます。離れると角で曲がります。壁の上から始めると消します。',
    en: 'Drag along the edges. Move away from the line to turn at a corner. Start on a wall to erase.',
  },
  shortcut: 'w',
  gestures: ['edge'],
  options: [],
  edit: () => ({
    edge: (border, _target, mode) => (mode === 'draw' ? BORDER.wall : erasedBorder(border)),
    isDrawn: (cell, target) => target.kind === 'edge' && cell[target.edge.side] === BORDER.wall,
  }),
  pick: (cell, target) => (target.kind === 'edge' && cell[target.edge.side] === BORDER.wall ? {} : undefined),
};
