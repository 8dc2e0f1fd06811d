import { type Edge, edgeKey, edgeOnLine, type GridLine, type LineSide, type Position } from './edge.ts';
import { clampIndex } from './hitTest.ts';

/** Distance from its line, in cells, at which a stroke turns (docs/map-editor.md, "Strokes"). */
const TURN_DISTANCE = 0.6;

/**
 * A stroke along edges. It stays on its grid line and turns at the nearest corner, so an L or a staircase is one
 * stroke. The edge under the pointer (the tip) is given up again when the stroke turns at the end it came in by.
 */
export interface EdgeStroke {
  readonly line: GridLine;
  /** The side of the line with the cell whose half is drawn, if only one half is. */
  readonly from: LineSide;
  /** The start of the current leg, in cells along the line. */
  readonly start: number;
  /** Number of the edge on the line under the pointer. */
  readonly tip: number;
  /** The end by which the tip was entered; undefined for the first edge, which always stays. */
  readonly entry: LineSide | undefined;
  /** Every edge passed before the tip, in order. */
  readonly passed: readonly Edge[];
}

export function beginEdgeStroke(at: Position, line: GridLine, from: LineSide, size: number): EdgeStroke {
  const start = along(at, line);
  return { line, from, start, tip: clampIndex(start, size), entry: undefined, passed: [] };
}

/**
 * Returns the stroke after the pointer moved straight to `to`, with every edge in between. `straight` keeps it on its line however far away
 * the pointer is.
 */
export function extendEdgeStroke(stroke: EdgeStroke, to: Position, size: number, straight = false): EdgeStroke {
  const at = { x: clamp(to.x, size), y: clamp(to.y, size) };
  const across = along(at, crossing(stroke.line, 0)) - stroke.line.at;
  if (straight || Math.abs(across) <= TURN_DISTANCE)
    return goAlong(stroke, clampIndex(along(at, stroke.line), size), size);
  const corner = Math.round(along(at, stroke.line));
  const turned = turn(stroke, corner, across > 0 ? 1 : -1, size);
  return goAlong(turned, clampIndex(along(at, turned.line), size), size);
}

/** Returns all edges of the stroke, each once, in the order they were reached. */
export function strokeEdges(stroke: EdgeStroke, size: number): Edge[] {
  const seen = new Map<number, Edge>();
  for (const edge of [...stroke.passed, edgeOnLine(stroke.line, stroke.tip, stroke.from, size)]) {
    const key = edgeKey(edge, size);
    if (!seen.has(key)) seen.set(key, edge);
  }
  return [...seen.values()];
}

function goAlong(stroke: EdgeStroke, tip: number, size: number): EdgeStroke {
  if (tip === stroke.tip) return stroke;
  const step = tip > stroke.tip ? 1 : -1;
  const passed = [...stroke.passed];
  for (let index = stroke.tip; index !== tip; index += step) {
    passed.push(edgeOnLine(stroke.line, index, stroke.from, size));
  }
  return { ...stroke, tip, entry: step > 0 ? 'low' : 'high', passed };
}

/** Turns at a corner to the crossing line, towards larger (1) or smaller (-1) coordinates. */
function turn(stroke: EdgeStroke, corner: number, direction: 1 | -1, size: number): EdgeStroke {
  const exit: LineSide = corner <= stroke.tip ? 'low' : 'high';
  const arrived = goAlong(stroke, exit === 'low' ? corner : corner - 1, size);
  const leavesByEntry = arrived.tip === stroke.tip && stroke.entry === exit;
  const passed = leavesByEntry
    ? stroke.passed
    : [...arrived.passed, edgeOnLine(stroke.line, arrived.tip, stroke.from, size)];
  const line = crossing(stroke.line, corner);
  const heading = corner >= stroke.start ? 1 : -1;
  return {
    line,
    from: sideOnHand(line, direction, isOnLeft(stroke.line, heading, stroke.from)),
    start: stroke.line.at,
    tip: direction > 0 ? stroke.line.at : stroke.line.at - 1,
    entry: direction > 0 ? 'low' : 'high',
    passed,
  };
}

/** Going east, the larger y is on the left; going north, the smaller x. A stroke keeps to the same side around corners. */
const isOnLeft = (line: GridLine, heading: 1 | -1, from: LineSide): boolean =>
  (from === 'high') === (line.along === 'x' ? heading > 0 : heading < 0);

const sideOnHand = (line: GridLine, heading: 1 | -1, left: boolean): LineSide =>
  isOnLeft(line, heading, 'high') === left ? 'high' : 'low';

const crossing = (line: GridLine, at: number): GridLine => ({ along: line.along === 'x' ? 'y' : 'x', at });
const along = (at: Position, line: GridLine): number => at[line.along];
const clamp = (coordinate: number, size: number) => Math.min(size, Math.max(0, coordinate));
