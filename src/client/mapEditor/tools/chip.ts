import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { ChipIcon } from '#client/ui/icons/toolIcons.tsx';
import { BORDER, CELL_FIELDS, type Cell, SIDES } from '#domain/map/cell.ts';
import type { MapTool } from './mapTool.ts';

/** Values of the option `chip`: 0-15 are walls on the sides whose bits are set, and this one the cell picked up. */
export const PICKED_CELL = -1;
const CHIPS = Array.from({ length: 2 ** SIDES.length }, (_, bits) => bits);

/** The sides of one of the ready-made chips. */
export const chipSides = (chip: number): Partial<Cell> =>
  Object.fromEntries(SIDES.map((side, bit) => [side, chip & (1 << bit) ? BORDER.wall : BORDER.open]));

/** What a brush writes: four sides only, or a whole cell that was picked up. */
export const brushOf = ({ chip = 0, ...cell }: ToolValues): Partial<Cell> =>
  chip === PICKED_CELL ? Object.fromEntries(CELL_FIELDS.map((field) => [field, cell[field] ?? 0])) : chipSides(chip);

/** A ready-made cell (docs/map-editor.md, "Chips"). */
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
