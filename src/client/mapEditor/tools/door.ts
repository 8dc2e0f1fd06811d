import { DoorIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER, BORDER_NAMES, type Border } from '#domain/map/cell.ts';
import { erasedBorder } from './erasedBorder.ts';
import type { MapTool } from './mapTool.ts';

/** Draws doors and the other kinds of edge. A door is a kind of edge like a wall: on an open edge it includes its wall. */
export const door: MapTool = {
  id: 'door',
  icon: DoorIcon,
  label: { ja: '扉', en: 'Door' },
  help: { ja: 'マスの辺に扉などを置きます。', en: 'Places a door or another kind of edge between two cells.' },
  shortcut: 'd',
  gestures: ['edge'],
  options: [
    {
      id: 'kind',
      label: 'map.option.kind',
      initial: BORDER.door,
      picture: 'border',
      choices: BORDER_NAMES.filter((name) => BORDER[name] >= BORDER.door).map((name) => ({
        value: BORDER[name],
        label: `map.border.${name}`,
      })),
    },
  ],
  edit: ({ kind }) => ({
    edge: (border, _target, mode) => (mode === 'draw' ? (kind as Border) : erasedBorder(border)),
    isDrawn: (cell, target) => target.kind === 'edge' && cell[target.edge.side] === kind,
  }),
  pick: (cell, target) =>
    target.kind === 'edge' && cell[target.edge.side] >= BORDER.door ? { kind: cell[target.edge.side] } : undefined,
};
