import type { StrokeEdit } from '#domain/map/strokePatch.ts';

/** How the pointer can act; each is a gesture of the map (gestures/mapGestures.ts). */
export type GestureName = 'edge' | 'paint' | 'rectangle' | 'fill' | 'place';

/** The values of a tool's options by option id; `floor`: the number of the floor that is drawn on. */
export type ToolValues = Readonly<Record<string, number>>;

/** The part of a tool that gestures know: what it draws, and how. The whole of it is a `MapTool` (tools/mapTool.ts). */
export interface DrawingTool {
  readonly id: string;
  /** What the pointer can do; the first is what it does until the author chooses. */
  readonly gestures: readonly [GestureName, ...GestureName[]];
  /** The gesture while Shift is held, where it is another one. */
  readonly shiftGesture?: GestureName;
  /** What it does to one edge or cell, by the values of its options. */
  readonly edit: (values: ToolValues) => StrokeEdit;
  /** A press picks up what lies there and draws nothing. */
  readonly isPicker?: true;
}

/** The name of the steps that a tool makes, which are kept under it. */
export const toolStepKey = ({ id }: Pick<DrawingTool, 'id'>) => `map.tool.${id}` as const;
