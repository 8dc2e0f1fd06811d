import { floorIdEdit } from './floorIdEdit.ts';
import type { MapTool, ToolNames } from './mapTool.ts';

/** Returns the tool for a mark: a number from 1 to `last` in some bits of `floor_id`. The text keys of the marks follow its id. */
export const markTool = (
  names: ToolNames & { readonly id: 'floorMark' | 'ceilingMark' },
  { shift, mask }: { readonly shift: number; readonly mask: number },
  last: number,
): MapTool => ({
  ...names,
  gestures: ['paint', 'rectangle', 'fill'],
  options: [
    {
      id: 'mark',
      label: 'map.option.kind',
      initial: 1,
      choices: Array.from({ length: last }, (_, index) => ({
        value: index + 1,
        label: `map.${names.id}.${index + 1}`,
      })),
    },
  ],
  edit: ({ mark = 1 }) => floorIdEdit(mask, mark << shift),
  pick: ({ floor_id }, { kind }) =>
    kind === 'cell' && floor_id & mask ? { mark: (floor_id & mask) >> shift } : undefined,
});
