import type { StrokeDraft, StrokeMode, StrokeTarget } from '#domain/map/strokePatch.ts';
import type { DrawingTool, GestureName, ToolValues } from './DrawingTool.ts';

/** A tool with the gesture it draws with and the values of its options. */
export interface ActiveTool<Tool extends DrawingTool = DrawingTool> {
  readonly tool: Tool;
  readonly gesture: GestureName;
  readonly values: ToolValues;
  /** Used instead if the pointer is released in the cell where it was pressed: this tool needs a real drag. */
  readonly unmoved?: ActiveTool<Tool>;
}

/** The current stroke, or the stroke that a press here would begin. */
export interface StrokeState<Tool extends DrawingTool = DrawingTool> {
  /** undefined where drawing is not allowed. */
  readonly activeTool: ActiveTool<Tool> | undefined;
  readonly targets: readonly StrokeTarget[];
  /** The images of the targets under symmetry, of a stroke that has not begun. */
  readonly images?: readonly StrokeTarget[];
  readonly mode: StrokeMode;
  /** The changes of the stroke; undefined where nothing would be drawn. */
  readonly draft?: StrokeDraft;
  readonly isDragging: boolean;
  /** The last stroke lies here and the pointer has not left it yet: nothing is previewed. */
  readonly isFresh?: true;
  /** The cell under the pointer; the nearest cell if the stroke continues outside the floor. */
  readonly cell?: { readonly x: number; readonly y: number } | undefined;
}
