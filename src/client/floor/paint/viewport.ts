import type { FloorPlace } from './floorPlace.ts';

/** The viewport of the map: its size in CSS pixels and the place of the floor in it. Plain arithmetic, no state. */
export interface Viewport extends FloorPlace {
  readonly width: number;
  readonly height: number;
}

/** Width of the rulers with the x and y numbers, at the left and at the bottom. */
export const RULER = 22;
/** The margin around the floor; smaller in a viewport of a phone's size. */
const margin = (room: number): number => (room < 600 ? 3 : 14);
const CELL_LIMITS = { min: 8, max: 120 } as const;

/** Returns the viewport with the whole floor centred, as large as it fits. */
export function fitViewport(width: number, height: number, size: number): Viewport {
  const room = Math.min(width, height) - RULER;
  const cell = Math.max(CELL_LIMITS.min, Math.floor((room - 2 * margin(room)) / size));
  return {
    width,
    height,
    cell,
    left: Math.round(RULER + (width - RULER - cell * size) / 2),
    bottom: Math.round((height - RULER + cell * size) / 2),
  };
}

/** Zooms by a factor; the point under `at` stays in place. */
export function zoomViewport(view: Viewport, factor: number, at: { x: number; y: number }, size: number): Viewport {
  const cell = Math.min(CELL_LIMITS.max, Math.max(CELL_LIMITS.min, view.cell * factor));
  const scale = cell / view.cell;
  return keepVisible(
    { ...view, cell, left: at.x - (at.x - view.left) * scale, bottom: at.y - (at.y - view.bottom) * scale },
    size,
  );
}

export function panViewport(view: Viewport, dx: number, dy: number, size: number): Viewport {
  return keepVisible({ ...view, left: view.left + dx, bottom: view.bottom + dy }, size);
}

/** Returns the viewport after the smallest movement that shows the whole cell. */
export function revealCell(view: Viewport, x: number, y: number): Viewport {
  const left = view.left + x * view.cell;
  const top = view.bottom - (y + 1) * view.cell;
  const dx = Math.max(RULER - left, 0) || Math.min(view.width - (left + view.cell), 0);
  const dy = Math.max(-top, 0) || Math.min(view.height - RULER - (top + view.cell), 0);
  return dx || dy ? { ...view, left: view.left + dx, bottom: view.bottom + dy } : view;
}

/** Clamps the viewport so that the floor always covers at least a quarter of each dimension. */
function keepVisible(view: Viewport, size: number): Viewport {
  const side = view.cell * size;
  const [keepX, keepY] = [Math.min(side, view.width / 4), Math.min(side, view.height / 4)];
  return {
    ...view,
    left: Math.min(view.width - keepX, Math.max(keepX - side, view.left)),
    bottom: Math.min(view.height - keepY + side, Math.max(keepY, view.bottom)),
  };
}
