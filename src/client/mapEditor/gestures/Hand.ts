import type { StrokeDraft, StrokeMode, StrokeTarget } from '#domain/map/strokePatch.ts';
import type { DrawingTool, GestureName, ToolValues } from './DrawingTool.ts';

/** What draws: a tool, the gesture it draws with and the values of its options. */
export interface Hand<Tool extends DrawingTool = DrawingTool> {
  readonly tool: Tool;
  readonly gesture: GestureName;
  readonly values: ToolValues;
  /** What leads instead where the pointer is let go in the cell where it was pressed: only a drag drags. */
  readonly unmoved?: Hand<Tool>;
}

/** A stroke that is under way, or would be begun here. */
export interface StrokeSight<Tool extends DrawingTool = DrawingTool> {
  /** undefined where nothing may be drawn. */
  readonly hand: Hand<Tool> | undefined;
  readonly targets: readonly StrokeTarget[];
  readonly mode: StrokeMode;
  /** What it does; undefined where nothing would be drawn. */
  readonly draft?: StrokeDraft;
  readonly isDragging: boolean;
  /** The stroke that was made last lies here, and the pointer has not left it: nothing is previewed. */
  readonly isFresh?: true;
  /** The cell below the pointer; for a stroke that goes on beside the floor the nearest one. */
  readonly cell?: { readonly x: number; readonly y: number } | undefined;
}
