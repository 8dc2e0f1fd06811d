import type { StrokeEdit } from '#domain/map/strokePatch.ts';

/** The ways in which the pointer can draw; each is a gesture of the map (gestures/mapGestures.ts). */
export type GestureName = 'edge' | 'paint' | 'rectangle' | 'fill' | 'place';

/** The value that is 1 while Shift is held. */
export const SHIFTED = 'shifted';

/** The values of a tool's options, keyed by option id; `floor` is the number of the current floor. A stroke adds `SHIFTED`. */
export type ToolValues = Readonly<Record<string, number>>;

/** The part of a tool that gestures know: the edits it makes and how it draws them. The whole tool is a `MapTool` (tools/mapTool.ts). */
export interface DrawingTool {
  readonly id: string;
  /** The gestures of the tool; the first is the default until the author chooses one. */
  readonly gestures: readonly [GestureName, ...GestureName[]];
  /** The gesture while Shift is held, if it is a different one. */
  readonly shiftGesture?: GestureName;
  /** Returns the edit of one edge or cell for the given option values. */
  readonly edit: (values: ToolValues) => StrokeEdit;
  /** Its strokes have no images under symmetry: it makes one thing, such as an event, or draws nothing. */
  readonly isSingle?: true;
  /** A press picks up the content there and draws nothing. */
  readonly isPicker?: true;
}

/** Returns the key under which the steps of a tool are kept; its text is their name. */
export const toolStepKey = ({ id }: Pick<DrawingTool, 'id'>) => `map.tool.${id}` as const;
