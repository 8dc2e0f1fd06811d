import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintFloor } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { canvasFont } from '#client/ui/typeface.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import type { PaintedFloor } from './usePaintedFloors.ts';

/** A floor with its title. */
export interface Plan extends Pick<PaintedFloor, 'grid' | 'size' | 'entrances'> {
  readonly title: string;
}

/** In pixels: the margin around and between plans, the height of a title, and the width of the numbers next to a plan. */
const MARGIN = 16;
const TITLE = 24;
const RULER = 18;

interface AtlasLook {
  /** Cell size in pixels. */
  readonly cell: number;
  readonly palette: MapPalette;
}

/** The number of columns: about as many as there are rows. */
const columnsOf = (plans: readonly Plan[]): number => Math.ceil(Math.sqrt(plans.length));

const planWidth = (cell: number): number => RULER + GRID_SIDE * cell;
const planHeight = (cell: number): number => TITLE + GRID_SIDE * cell + RULER;

/** Returns the size of the whole picture, in pixels. */
export function atlasSize(plans: readonly Plan[], { cell }: AtlasLook): { width: number; height: number } {
  const columns = columnsOf(plans);
  const rows = Math.ceil(plans.length / columns);
  return {
    width: MARGIN + columns * (planWidth(cell) + MARGIN),
    height: MARGIN + rows * (planHeight(cell) + MARGIN),
  };
}

/** Paints the given floors as one picture, with cell numbers next to each. */
export function paintAtlas(brush: Brush, plans: readonly Plan[], look: AtlasLook): void {
  const { width, height } = atlasSize(plans, look);
  brush.fillStyle = look.palette.paper;
  brush.fillRect(0, 0, width, height);
  const columns = columnsOf(plans);
  plans.forEach((plan, index) => {
    const left = MARGIN + (index % columns) * (planWidth(look.cell) + MARGIN);
    const top = MARGIN + Math.floor(index / columns) * (planHeight(look.cell) + MARGIN);
    paintPlan(brush, plan, left, top, look);
  });
}

function paintPlan(
  brush: Brush,
  { grid, size, entrances, title }: Plan,
  left: number,
  top: number,
  look: AtlasLook,
): void {
  const { cell, palette } = look;
  const bottom = top + TITLE + GRID_SIDE * cell;
  const place = { left: left + RULER, bottom, cell };
  brush.save();
  brush.fillStyle = palette.wall;
  brush.font = canvasFont(15, 600);
  brush.textAlign = 'left';
  brush.fillText(title, place.left, top + TITLE - 8);
  brush.fillStyle = palette.coordinate;
  brush.font = canvasFont(12);
  const step = cell >= 18 ? 1 : cell >= 11 ? 2 : 4;
  for (let index = 0; index < size; index += step) {
    brush.textAlign = 'center';
    brush.fillText(String(index), place.left + (index + 0.5) * cell, bottom + 14);
    brush.textAlign = 'right';
    brush.fillText(String(index), place.left - 4, bottom - (index + 0.5) * cell + 4);
  }
  brush.restore();
  const scene = { grid, size, palette, entrances, place };
  paintFloor(brush, scene);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) paintMarks(brush, scene, x, y);
}
