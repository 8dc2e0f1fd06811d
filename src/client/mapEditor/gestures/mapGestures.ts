import type { GestureName } from './DrawingTool.ts';
import { edgeGesture } from './edgeGesture.ts';
import { fillGesture } from './fillGesture.ts';
import type { Gesture } from './gesture.ts';
import { paintGesture } from './paintGesture.ts';
import { placeGesture } from './placeGesture.ts';
import { rectangleGesture } from './rectangleGesture.ts';

/** The gestures that a tool may name. */
export const mapGestures = {
  edge: edgeGesture,
  paint: paintGesture,
  rectangle: rectangleGesture,
  fill: fillGesture,
  place: placeGesture,
} as const satisfies Record<GestureName, Gesture>;
