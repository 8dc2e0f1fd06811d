import type { FloorScene } from '#client/floor/paint/paintFloor.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { Overlay } from './paintOverlay.ts';

/** The content of a map: a floor, with the current stroke applied, seen through a viewport. */
export interface MapScene extends FloorScene {
  /** Modified in place when the floor changes; later painting reads the state of that time. */
  readonly grid: FloorScene['grid'];
  readonly place: Viewport;
}

/** Cells that no longer look as they were painted, by cell index (`cellIndex`). */
export interface DirtyCells {
  readonly floor: ReadonlySet<number>;
  readonly marks: ReadonlySet<number>;
}

/**
 * The port between the content of a map (MapView) and its painter. On a page the painter is a tree of Konva (MapLayers.tsx); in tests it
 * is whatever inspects the painting. Each call sets what is visible from the next frame on.
 */
export interface MapPainter {
  /** Repaints everything: the size of the viewport or of the floor, the view, or the colours have changed. */
  paintAll(scene: MapScene): void;
  /** Repaints these cells only. */
  paintCells(scene: MapScene, dirty: DirtyCells): void;
  /** Repaints the temporary overlay: the cursor, the ghost of another floor, the selection. */
  paintOver(scene: MapScene, overlay: Overlay): void;
}
