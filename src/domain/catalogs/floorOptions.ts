import type { Option } from '#domain/resource/field.ts';

const option = (code: number, ja: string, en: string): Option => ({ code, label: { ja, en } });

/** Looks of a floor's walls (docs/domain.md, "Floor settings"). */
export const WALL_OPTIONS = [
  option(0, '石壁', 'Stone'),
  option(1, '木壁', 'Wooden'),
  option(2, '花崗岩', 'Granite'),
  option(3, '煉瓦', 'Brick'),
  option(4, '門のある石壁', 'Stone wall with gate'),
];
export const FLOOR_OPTIONS = [
  option(0, 'なし', 'None'),
  option(1, '水', 'Water'),
  option(2, '炎', 'Flame'),
  option(3, '暗闇', 'Darkness'),
];
export const CEILING_OPTIONS = [
  option(0, 'なし', 'None'),
  option(1, '夜空', 'Night sky'),
  option(2, '暗闇', 'Darkness'),
];
export const LABYRINTH_SIZE_OPTIONS = [
  option(0, '24×24', '24x24'),
  option(1, '20×20', '20x20'),
  option(2, '16×16', '16x16'),
];
