import type { StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import type { Edge } from '#domain/map/edge.ts';
import type { StrokeMode } from '#domain/map/strokePatch.ts';

/** The cell or edge at the pointer or the cell cursor. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge | undefined;
  /** The number of edges or cells that the current stroke, or one that would begin here, changes. */
  readonly count: number;
  readonly mode: StrokeMode;
  readonly isEdges: boolean;
  readonly isDragging: boolean;
}

/** Returns the place of the stroke's pointer, or of a stroke's start, with the changes; undefined outside the floor. */
export function strokePoint({ targets, cell, draft, mode, isDragging }: StrokeState): MapPoint | undefined {
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

/** Whether nothing new has to be reported. */
export const isSamePoint = (a: MapPoint, b: MapPoint | undefined): boolean =>
  a.x === b?.x &&
  a.y === b.y &&
  a.edge?.side === b.edge?.side &&
  a.count === b.count &&
  a.mode === b.mode &&
  a.isDragging === b.isDragging;
