import type { MapPalette } from '#client/ui/mapPalette.ts';
import { cellBox } from './floorPlace.ts';
import type { Brush } from './paintBorder.ts';
import { RULER, type Viewport } from './viewport.ts';

/** The numbers of the columns below the map and of the rows beside it; with `at`, only those of that cell, set off. */
export function paintRulers(
  brush: Brush,
  view: Viewport,
  size: number,
  palette: MapPalette,
  at?: { x: number; y: number },
): void {
  const floor = view.height - RULER;
  brush.save();
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  if (!at) {
    brush.fillStyle = palette.outside;
    brush.fillRect(0, 0, RULER, view.height);
    brush.fillRect(0, floor, view.width, RULER);
    brush.fillStyle = palette.gridStrong;
    brush.fillRect(RULER - 1, 0, 1, floor + 1);
    brush.fillRect(RULER - 1, floor, view.width, 1);
  }
  brush.font = `${at ? '700 12px' : '11px'} sans-serif`;
  // Where two digits would touch, only every second or fourth number is written.
  const step = view.cell >= 18 ? 1 : view.cell >= 11 ? 2 : 4;
  const write = (index: number, x: number, y: number) => {
    if (at) {
      brush.fillStyle = palette.cursor;
      brush.fillRect(x - 10, y - 9, 20, 18);
    }
    brush.fillStyle = at ? palette.paper : palette.coordinate;
    brush.fillText(String(index), x, y + 1);
  };
  for (let index = 0; index < size; index++) {
    if (!at && index % step !== 0) continue;
    const column = cellBox(view, index, 0);
    const row = cellBox(view, 0, index);
    const x = column.left + column.width / 2;
    const y = row.top + row.height / 2;
    if ((!at || at.x === index) && x > RULER && x < view.width) write(index, x, floor + RULER / 2);
    if ((!at || at.y === index) && y > 4 && y < floor - 4) write(index, RULER / 2 - 0.5, y);
  }
  brush.restore();
}
