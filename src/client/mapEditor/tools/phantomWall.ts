import { WallIcon } from '#client/ui/icons/WallIcon.tsx';
import { BORDER } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

export const phantomWall: MapTool = {
  id: 'phantomWall',
  icon: WallIcon,
  label: { ja: '幻の壁', en: 'Phantom wall' },
  help: {
    ja: 'マスの辺をなぞって、通り抜けられる壁を引きます。離れると角で曲がります。壁の上から始めると消します。',
    en: 'Drag along the edges for a wall that can be walked through. Move away from the line to turn at a corner. Start on a wall to erase.',
  },
  shortcut: 'q',
  gestures: ['edge'],
  options: [],
  edit: () => ({
    edge: (border, _target, mode) => (mode === 'draw' ? BORDER.phantomWall : erasedBorder(border)),
    isDrawn: (cell, target) => target.kind === 'edge' && cell[target.edge.side] === BORDER.phantomWall,
  }),
  pick: (cell, target) => (target.kind === 'edge' && cell[target.edge.side] === BORDER.phantomWall ? {} : undefined),
};
