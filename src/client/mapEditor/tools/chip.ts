import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { ChipIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER, CELL_FIELDS, type Cell, SIDES } from '#domain/map/cell.ts';
import type { MapTool } from './mapTool.ts';

/** The value of the option `chip` for the picked-up cell. The values 0-15 are walls on the sides whose bits are set. */
export const PICKED_CELL = -1;
const CHIPS = Array.from({ length: 2 ** SIDES.length }, (_, bits) => bits);

/** Returns the sides of a ready-made chip. */
export const chipSides = (chip: number): Partial<Cell> =>
  Object.fromEntries(SIDES.map((side, bit) => [side, chip & (1 << bit) ? BORDER.wall : BORDER.open]));

/** Returns the fields that a brush writes: only four sides, or a whole picked-up cell. */
export const brushOf = ({ chip = 0, ...cell }: ToolValues): Partial<Cell> =>
  chip === PICKED_CELL ? Object.fromEntries(CELL_FIELDS.map((field) => [field, cell[field] ?? 0])) : chipSides(chip);

/** The tool that draws ready-made cells (docs/map-editor.md, "Chips"). */
export const chip: MapTool = {
  id: 'chip',
  icon: ChipIcon,
  label: { ja: 'チップ', en: 'Chip' },
  help: {
    ja: '壁の組み合わせや、地図から拾ったマスをそのまま置きます。',
    en: 'Places a wall pattern, or a cell picked up from the map.',
  },
  shortcut: 'h',
  gestures: ['paint', 'rectangle'],
  panel: 'chipBrushes',
  options: [
    {
      id: 'chip',
      label: 'map.option.chip',
      initial: CHIPS.length - 1,
      picture: 'chip',
      choices: CHIPS.map((value) => ({ value, label: `map.chip.${value}` })),
    },
  ],
  edit: (values) => {
    const brush = brushOf(values);
    const fields = CELL_FIELDS.filter((field) => brush[field] !== undefined);
    return {
      cell: (_cell, mode) => (mode === 'draw' ? brush : Object.fromEntries(fields.map((field) => [field, 0]))),
      isDrawn: (cell) => fields.every((field) => cell[field] === brush[field]),
    };
  },
  pick: (cell, { kind }) => {
    if (kind === 'edge' || CELL_FIELDS.every((field) => cell[field] === 0)) return undefined;
    const ready = CHIPS.find((bits) => CELL_FIELDS.every((field) => cell[field] === (chipSides(bits)[field] ?? 0)));
    return ready === undefined ? { ...cell, chip: PICKED_CELL } : { chip: ready };
  },
};
