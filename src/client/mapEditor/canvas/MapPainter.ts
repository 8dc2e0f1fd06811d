import type { FloorScene } from '#client/floor/paint/paintFloor.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { Overlay } from './paintOverlay.ts';

/** What a map shows: a floor, with a stroke under way on top, seen through a window. */
export interface MapScene extends FloorScene {
  /** Overwritten when the floor changes; painting later reads the state at that time. */
  readonly grid: FloorScene['grid'];
  readonly place: Viewport;
}

/** Cells that show something else than was painted, by their index (`cellIndex`). */
export interface DirtyCells {
  readonly floor: ReadonlySet<number>;
  readonly marks: ReadonlySet<number>;
}

/**
 * What a map needs of a screen: the port between what is to be seen (MapView) and what paints it. On a page that is a tree of Konva
 * (MapLayers.tsx); in tests it is whatever looks at what would be painted. Each call says what is to be seen from the next frame on.
 */
export interface MapPainter {
  /** Everything has changed: the size of the window or of the floor, the view, or the colours. */
  paintAll(scene: MapScene): void;
  /** These cells have changed, and nothing else. */
  paintCells(scene: MapScene, dirty: DirtyCells): void;
  /** What lies over the floor for a moment has changed: the cursor, the ghost of another floor, what is chosen. */
  paintOver(scene: MapScene, overlay: Overlay): void;
}
