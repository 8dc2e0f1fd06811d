import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintCell } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import type { DirtyCells, MapPainter, MapScene } from '#client/mapEditor/canvas/MapPainter.ts';
import { EMPTY_OVERLAY, type Overlay } from '#client/mapEditor/canvas/paintOverlay.ts';
import { CELL_COUNT, cellPlace } from '#domain/map/floorGrid.ts';

type Layer = keyof DirtyCells;
const PAINTERS = { floor: paintCell, marks: paintMarks };

/** A painter that paints no pixels, but records how each cell was last painted. */
export class TestPainter implements MapPainter {
  #scene: MapScene | undefined;
  overlay: Overlay = EMPTY_OVERLAY;
  /** All brush calls by cell; empty if the cell was not painted since the last full repaint. */
  readonly #painted = { floor: new Map<number, string>(), marks: new Map<number, string>() };

  get scene(): MapScene {
    if (!this.#scene) throw new Error('nothing was painted yet');
    return this.#scene;
  }

  paintAll(scene: MapScene): void {
    this.#scene = scene;
    this.#painted.floor.clear();
    this.#painted.marks.clear();
  }

  paintCells(scene: MapScene, dirty: DirtyCells): void {
    this.#scene = scene;
    // Record the full repaint before cells are painted over it.
    this.notes();
    for (const layer of ['floor', 'marks'] as const)
      for (const cell of dirty[layer]) this.#painted[layer].set(cell, this.#strokesOf(layer, cell));
  }

  paintOver(scene: MapScene, overlay: Overlay): void {
    this.#scene = scene;
    this.overlay = overlay;
  }

  /** Records the look of each cell painted since the last full repaint. Must be called before something is drawn. */
  notes(): void {
    if (this.#painted.floor.size === CELL_COUNT) return;
    for (let cell = 0; cell < CELL_COUNT; cell++)
      for (const layer of ['floor', 'marks'] as const) this.#painted[layer].set(cell, this.#strokesOf(layer, cell));
  }

  /** The cells that would look different after a full repaint. */
  get outdated(): string[] {
    return (['floor', 'marks'] as const).flatMap((layer) =>
      Array.from(this.#painted[layer])
        .filter(([cell, before]) => this.#strokesOf(layer, cell) !== before)
        .map(([cell]) => {
          const { x, y } = cellPlace(cell);
          return `${layer} x${x} y${y}`;
        }),
    );
  }

  #strokesOf(layer: Layer, cell: number): string {
    const { x, y } = cellPlace(cell);
    const strokes: string[] = [];
    PAINTERS[layer](notingBrush(strokes), this.scene, x, y);
    return strokes.join(';');
  }
}

/** Returns a brush that records all calls. */
function notingBrush(strokes: string[]): Brush {
  return new Proxy({} as Record<string | symbol, unknown>, {
    get: (set, name) =>
      name in set ? set[name] : (...given: unknown[]) => void strokes.push(`${String(name)}(${given.join()})`),
    set: (set, name, value) => {
      set[name] = value;
      strokes.push(`${String(name)}=${value}`);
      return true;
    },
  }) as unknown as Brush;
}
