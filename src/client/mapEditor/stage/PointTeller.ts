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
  /** Whether the keyboard is in use, and not the pointer. */
  readonly hasFocus: () => boolean;
}

/** The time between two reports of a stroke's place, in milliseconds. */
const TELL_PAUSE = 200;

/** Reports the place of the pointer or the cell cursor to the panels and on the rulers, with the notes on that cell. */
export class PointTeller {
  readonly #parts: PointTellerParts;
  #remarks: CellRemarks = new Map();
  /** The last reported place of the pointer. */
  #pointed: MapPoint | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PointTellerParts) {
    this.#parts = parts;
  }

  /** Reports the place of the pointer, once per place. */
  tell(): void {
    const { store, sight: sightNow, hasFocus } = this.#parts;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = store.get(mapPointAtom);
    const sight = sightNow();
    const point = sight && strokePoint(sight);
    // While the keyboard is in use, a resting pointer is not reported.
    const isResting = point?.x === this.#pointed?.x && point?.y === this.#pointed?.y && !point?.isDragging;
    this.#pointed = point;
    if (hasFocus() && isResting) return;
    if (point ? !isSamePoint(point, before) : before && !sight) this.set(point);
  }

  /** Reports a few times a second while a stroke moves: only the floor shows its effect at once. */
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

  /** Hides the tip next to the cell under the pointer. */
  dismissTip(): void {
    this.#parts.marks.dismiss(this.#parts.store.get(mapPointAtom));
  }

  /** Updates rulers and tip; nothing is highlighted during a stroke, because each change on the page around the map is composed again. */
  show(): void {
    const { store, view, sight, hasFocus } = this.#parts;
    const told = store.get(mapPointAtom);
    const point = told?.isDragging ? undefined : told;
    // Show the tip of a cell only while the pointer or the focus is on the map.
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
