import { RoomIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import type { MapTool } from './mapTool.ts';

const NO_DOOR = -1;

/** Draws walls around a rectangle and none inside. Existing doors and other walls on the rim stay. */
export const room: MapTool = {
  id: 'room',
  icon: RoomIcon,
  label: { ja: '部屋', en: 'Room' },
  help: {
    ja: '四角の周りを壁で囲み、中の壁を消します。',
    en: 'Draws walls around a rectangle and clears those inside.',
  },
  shortcut: 'r',
  gestures: ['rectangle'],
  options: [
    {
      id: 'door',
      label: 'map.option.roomDoor',
      initial: NO_DOOR,
      choices: [
        { value: NO_DOOR, label: 'map.option.noDoor' },
        ...SIDES.map((side, value) => ({ value, label: `map.side.${side}` as const })),
      ],
    },
  ],
  edit: ({ door }) => ({
    edge: (border, { edge, part }, mode) => {
      if (mode === 'erase' || part === 'inside') return BORDER.open;
      if (part === 'middle' && edge.side === SIDES[door ?? NO_DOOR]) return BORDER.door;
      return border === BORDER.open ? BORDER.wall : undefined;
    },
  }),
};
