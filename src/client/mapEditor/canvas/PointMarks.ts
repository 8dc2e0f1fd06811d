import { cellBox } from '#client/floor/paint/floorPlace.ts';
import { RULER, type Viewport } from '#client/floor/paint/viewport.ts';
import { rulerPlaces } from './paintRulers.ts';

interface PointMarksParts {
  readonly rulerX: HTMLElement;
  readonly rulerY: HTMLElement;
  readonly tip: HTMLElement;
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Pixels from a cell to what is said of it. */
const GAP = 6;

/** What a map needs of what tells of the cell that is pointed at. */
export interface MapPointMarks {
  /** @param remarks what the tip says, a line each; none hides it */
  show(view: Viewport, at: Cell | undefined, remarks?: readonly string[]): void;
  /** Takes the tip away until another cell is pointed at. */
  dismiss(at: Cell | undefined): void;
}

/**
 * What tells of the cell that is pointed at: the two numbers that the rulers set off, and beside it what is to be known of it. Small
 * elements over the canvas, so that none is painted for them.
 */
export class PointMarks implements MapPointMarks {
  readonly #parts: PointMarksParts;
  /** The cell whose tip was dismissed. */
  #dismissed: Cell | undefined;

  constructor(parts: PointMarksParts) {
    this.#parts = parts;
  }

  show(view: Viewport, at: Cell | undefined, remarks: readonly string[] = []): void {
    const { rulerX, rulerY } = this.#parts;
    const { x } = at ? rulerPlaces(view, at.x) : { x: undefined };
    const { y } = at ? rulerPlaces(view, at.y) : { y: undefined };
    place(rulerX, at && String(at.x), x === undefined ? undefined : { left: x, top: view.height - RULER / 2 });
    place(rulerY, at && String(at.y), y === undefined ? undefined : { left: RULER / 2, top: y });
    if (at?.x !== this.#dismissed?.x || at?.y !== this.#dismissed?.y) this.#dismissed = undefined;
    this.#tell(view, this.#dismissed ? undefined : at, remarks);
  }

  dismiss(at: Cell | undefined): void {
    this.#dismissed = at;
    setShown(this.#parts.tip, false);
  }

  /** Beside the cell, towards the middle of the map. */
  #tell(view: Viewport, at: Cell | undefined, remarks: readonly string[]): void {
    const { tip } = this.#parts;
    const isShown = at !== undefined && remarks.length > 0;
    setShown(tip, isShown);
    if (!isShown) return;
    const text = remarks.join('\n');
    if (tip.textContent !== text) tip.textContent = text;
    const { left, top, width, height } = cellBox(view, at.x, at.y);
    const isLeft = left + width / 2 < view.width / 2;
    const isUpper = top + height / 2 < view.height / 2;
    const x = isLeft ? `${left + width + GAP}px` : `calc(${left - GAP}px - 100%)`;
    const y = isUpper ? `${top}px` : `calc(${top + height}px - 100%)`;
    tip.style.transform = `translate(${x}, ${y})`;
  }
}

function place(element: HTMLElement, text: string | undefined, at: { left: number; top: number } | undefined): void {
  const shown = at && text !== undefined ? text : '';
  if (element.textContent !== shown) element.textContent = shown;
  setShown(element, at !== undefined);
  if (at) element.style.transform = `translate(${at.left}px, ${at.top}px)`;
}

/** Kept in the layout, so that an element that comes back is only moved. */
function setShown(element: HTMLElement, isShown: boolean): void {
  element.toggleAttribute('data-shown', isShown);
}
