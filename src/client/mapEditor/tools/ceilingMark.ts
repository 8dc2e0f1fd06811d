import { CeilingMarkIcon } from '#client/ui/icons/toolIcons.tsx';
import { CEILING_MARK } from '#domain/map/cell.ts';
import { markTool } from './markTool.ts';

/** The tool for marks on the ceiling: night sky or darkness. */
export const ceilingMark = markTool(
  {
    id: 'ceilingMark',
    icon: CeilingMarkIcon,
    label: { ja: '天井の印', en: 'Ceiling mark' },
    help: { ja: 'マスの天井を夜空や闇にします。', en: 'Turns the ceiling of cells into a night sky or darkness.' },
    shortcut: 'u',
  },
  CEILING_MARK,
  2,
);
