import { NoTeleportIcon } from '#client/ui/icons/toolIcons.tsx';
import { ZONE } from '#domain/map/cell.ts';
import { zoneTool } from './zoneTool.ts';

export const noTeleportZone = zoneTool(
  {
    id: 'noTeleport',
    icon: NoTeleportIcon,
    label: { ja: '転移不可', en: 'No teleport' },
    help: {
      ja: '転移の呪文や仕掛けが効かないマスにします。',
      en: 'Blocks spells and events that teleport out of or into these cells.',
    },
    shortcut: 't',
  },
  ZONE.noTeleport,
);
