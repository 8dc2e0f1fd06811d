import { FloorMarkIcon } from '#client/ui/icons/toolIcons.tsx';
import { FLOOR_MARK } from '#domain/map/cell.ts';
import { markTool } from './markTool.ts';

/** The tool for marks on the floor: water, flame or darkness. */
export const floorMark = markTool(
  {
    id: 'floorMark',
    icon: FloorMarkIcon,
    label: { ja: '床の印', en: 'Floor mark' },
    help: { ja: 'マスの床を水、炎、闇にします。', en: 'Turns the floor of cells into water, flame or darkness.' },
    shortcut: 'n',
  },
  FLOOR_MARK,
  3,
);
