import { DarkZoneIcon } from '#client/ui/icons/toolIcons.tsx';
import { ZONE } from '#domain/map/cell.ts';
import { zoneTool } from './zoneTool.ts';

export const darkZone = zoneTool(
  {
    id: 'dark',
    icon: DarkZoneIcon,
    label: { ja: '暗闇', en: 'Dark zone' },
    help: { ja: 'マスを暗闇にします。', en: 'Makes cells dark.' },
    shortcut: 'k',
  },
  ZONE.dark,
);
