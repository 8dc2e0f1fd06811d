import { CorridorIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER } from '#domain/map/cell.ts';
import { isBlocking } from '#domain/map/edge.ts';
import type { MapTool } from './mapTool.ts';

/** Digs through cells: opens the edges it passes and puts walls at its sides; erasing closes the edges it passes. */
export const corridor: MapTool = {
  id: 'corridor',
  icon: CorridorIcon,
  label: { ja: '通路', en: 'Corridor' },
  help: {
    ja: 'なぞったマスをつなぎ、広い所では両脇に壁を立てます。囲まれた通路や部屋はそのままです。右ドラッグで塞ぎます。',
    en: 'Connects cells, with walls on both sides in open areas. Enclosed corridors and rooms stay. Right drag closes.',
  },
  shortcut: 'c',
  gestures: ['paint'],
  options: [],
  edit: () => ({
    edge: (border, { part }, mode) => {
      if (part === 'passage' && mode === 'erase') return BORDER.wall;
      // A door on the way is passable, so it stays.
      if (part === 'passage') return border === BORDER.open || isBlocking(border) ? BORDER.open : undefined;
      return mode === 'draw' && border === BORDER.open ? BORDER.wall : undefined;
    },
  }),
};
