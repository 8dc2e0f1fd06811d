import type { StrokeSight } from '#client/mapEditor/gestures/Hand.ts';
import type { Edge } from '#domain/map/edge.ts';
import type { StrokeMode } from '#domain/map/strokePatch.ts';

/** What the pointer or the keyboard is at. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge | undefined;
  /** How many edges or cells the stroke under way, or one begun here, changes. */
  readonly count: number;
  readonly mode: StrokeMode;
  readonly isEdges: boolean;
  readonly isDragging: boolean;
}

/** Where the pointer of a stroke is, or where one would begin, and what it changes; undefined beside the floor. */
export function strokePoint({ targets, cell, draft, mode, isDragging }: StrokeSight): MapPoint | undefined {
  const last = targets.at(-1);
  const edge = last?.kind === 'edge' && last.part === 'line' ? last.edge : undefined;
  const place = edge ?? cell;
  if (!place) return undefined;
  return {
    x: place.x,
    y: place.y,
    edge,
    count: draft?.patch.label.count ?? 0,
    mode,
    isEdges: last?.kind === 'edge',
    isDragging,
  };
}

/** Whether there is nothing to be said anew. */
export const isSamePoint = (a: MapPoint, b: MapPoint | undefined): boolean =>
  a.x === b?.x &&
  a.y === b.y &&
  a.edge?.side === b.edge?.side &&
  a.count === b.count &&
  a.mode === b.mode &&
  a.isDragging === b.isDragging;
