import type { createStore } from 'jotai';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { CellProblems } from '#client/mapEditor/canvas/CellGrid.ts';
import type { MapPointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import { isSamePoint, strokePoint } from '#client/mapEditor/canvas/strokePoint.ts';
import type { StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';

interface PointReporterParts {
  readonly marks: MapPointMarks;
  readonly store: ReturnType<typeof createStore>;
  readonly view: () => Viewport;
  readonly strokeState: () => StrokeState | undefined;
  /** Whether the keyboard is in use, and not the pointer. */
  readonly hasFocus: () => boolean;
}

/** The time between two reports of a stroke's place, in milliseconds. */
const TELL_PAUSE = 200;

/** Reports the place of the pointer or the cell cursor to the panels and on the rulers, with the notes on that cell. */
export class PointReporter {
  readonly #parts: PointReporterParts;
  #problems: CellProblems = new Map();
  /** The last reported place of the pointer. */
  #pointed: MapPoint | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PointReporterParts) {
    this.#parts = parts;
  }

  /** Reports the place of the pointer, once per place. */
  report(): void {
    const { store, strokeState: strokeNow, hasFocus } = this.#parts;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = store.get(mapPointAtom);
    const strokeState = strokeNow();
    const point = strokeState && strokePoint(strokeState);
    // While the keyboard is in use, a resting pointer is not reported.
    const isResting = point?.x === this.#pointed?.x && point?.y === this.#pointed?.y && !point?.isDragging;
    this.#pointed = point;
    if (hasFocus() && isResting) return;
    if (point ? !isSamePoint(point, before) : before && !strokeState) this.set(point);
  }

  /** Reports a few times a second while a stroke moves: only the floor shows its effect at once. */
  reportSoon(): void {
    this.#timer ??= setTimeout(() => this.report(), TELL_PAUSE);
  }

  set(point: MapPoint | undefined): void {
    this.#parts.store.set(mapPointAtom, point);
    this.show();
  }

  setCellProblems(problems: CellProblems): void {
    this.#problems = problems;
    this.show();
  }

  /** Hides the tip next to the cell under the pointer. */
  dismissTip(): void {
    this.#parts.marks.dismiss(this.#parts.store.get(mapPointAtom));
  }

  /** Updates rulers and tip; nothing is highlighted during a stroke, because each change on the page around the map is composed again. */
  show(): void {
    const { store, view, strokeState, hasFocus } = this.#parts;
    const told = store.get(mapPointAtom);
    const point = told?.isDragging ? undefined : told;
    // Show the tip of a cell only while the pointer or the focus is on the map.
    const isThere = hasFocus() || strokeState() !== undefined;
    this.#parts.marks.show(
      view(),
      point,
      point && isThere ? this.#problems.get(cellIndex(point.x, point.y)) : undefined,
    );
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#parts.store.set(mapPointAtom, undefined);
  }
}
