import { MonsterRoomIcon } from '#client/ui/icons/toolIcons.tsx';
import type { MapTool } from './mapTool.ts';

/** The floor's appearance slots (docs/domain.md, "Floor settings"). */
const SLOTS = [1, 2, 3] as const;

/** Assigns cells to a room of one of the floor's appearance slots: by default the enclosed area, optionally painted freely. */
export const monsterRoom: MapTool = {
  id: 'monsterRoom',
  icon: MonsterRoomIcon,
  label: { ja: 'モンスター部屋', en: 'Monster room' },
  help: {
    ja: '囲まれた所をモンスター部屋にします。マスごとに塗ることもできます。',
    en: 'Turns an enclosed area into a monster room. Cells can also be painted one by one.',
  },
  shortcut: 'm',
  gestures: ['fill', 'paint', 'rectangle'],
  options: [
    {
      id: 'slot',
      label: 'map.option.slot',
      initial: 1,
      choices: SLOTS.map((value) => ({ value, label: `map.option.slot.${value}` })),
    },
  ],
  edit: ({ slot = 1 }) => ({
    cell: (_cell, mode) => ({ room_id: mode === 'draw' ? slot : 0 }),
    isDrawn: ({ room_id }) => room_id === slot,
  }),
  pick: ({ room_id }, { kind }) => (kind === 'cell' && room_id ? { slot: room_id } : undefined),
};
