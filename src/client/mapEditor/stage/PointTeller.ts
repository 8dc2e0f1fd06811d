import type { createStore } from 'jotai';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { CellRemarks } from '#client/mapEditor/canvas/CellGrid.ts';
import type { MapPointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import { isSamePoint, strokePoint } from '#client/mapEditor/canvas/strokePoint.ts';
import type { StrokeSight } from '#client/mapEditor/gestures/Hand.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';

interface PointTellerParts {
  readonly marks: MapPointMarks;
  readonly store: ReturnType<typeof createStore>;
  readonly view: () => Viewport;
  readonly sight: () => StrokeSight | undefined;
  /** Whether the keys lead, and not the pointer. */
  readonly hasFocus: () => boolean;
}

/** Between two tellings of where a stroke is, in milliseconds. */
const TELL_PAUSE = 200;

/** Reports where the pointer or the cell cursor is, to the panels and on the rulers, with remarks on that cell. */
export class PointTeller {
  readonly #parts: PointTellerParts;
  #remarks: CellRemarks = new Map();
  /** Where the pointer was last. */
  #pointed: MapPoint | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PointTellerParts) {
    this.#parts = parts;
  }

  /** Reports where the pointer is, once per place. */
  tell(): void {
    const { store, sight: sightNow, hasFocus } = this.#parts;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = store.get(mapPointAtom);
    const sight = sightNow();
    const point = sight && strokePoint(sight);
    // While the keys lead, the place of a pointer that rests is no news.
    const isResting = point?.x === this.#pointed?.x && point?.y === this.#pointed?.y && !point?.isDragging;
    this.#pointed = point;
    if (hasFocus() && isResting) return;
    if (point ? !isSamePoint(point, before) : before && !sight) this.set(point);
  }

  /** While a stroke moves, the floor alone shows at once what it does; the words follow a few times a second. */
  tellSoon(): void {
    this.#timer ??= setTimeout(() => this.tell(), TELL_PAUSE);
  }

  set(point: MapPoint | undefined): void {
    this.#parts.store.set(mapPointAtom, point);
    this.show();
  }

  setRemarks(remarks: CellRemarks): void {
    this.#remarks = remarks;
    this.show();
  }

  /** Takes away what is said beside the cell that is pointed at. */
  dismissTip(): void {
    this.#parts.marks.dismiss(this.#parts.store.get(mapPointAtom));
  }

  /** Nothing is set off while a stroke moves: every change of the page around the map is composed anew with it. */
  show(): void {
    const { store, view, sight, hasFocus } = this.#parts;
    const told = store.get(mapPointAtom);
    const point = told?.isDragging ? undefined : told;
    // What is said of a cell is said as long as somebody is there.
    const isThere = hasFocus() || sight() !== undefined;
    this.#parts.marks.show(
      view(),
      point,
      point && isThere ? this.#remarks.get(cellIndex(point.x, point.y)) : undefined,
    );
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#parts.store.set(mapPointAtom, undefined);
  }
}
