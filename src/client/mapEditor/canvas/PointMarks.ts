import { cellBox } from '#client/floor/paint/floorPlace.ts';
import { RULER, type Viewport } from '#client/floor/paint/viewport.ts';
import { rulerPlaces } from './paintRulers.ts';

interface PointMarksParts {
  readonly rulerX: HTMLElement;
  readonly rulerY: HTMLElement;
  readonly tip: HTMLElement;
  /** The extent of the current stroke. */
  readonly span: HTMLElement;
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The distance between a cell and its tip, in pixels. */
const GAP = 6;
/** The distance between a cell and the extent of the stroke, and the room that the extent takes above a cell, in pixels. */
const SPAN_GAP = 12;
const SPAN_ROOM = 36;

/** The interface of the highlights for the cell under the pointer. */
export interface MapPointMarks {
  /** @param remarks the lines of the tip; without any it is hidden */
  show(view: Viewport, at: Cell | undefined, problems?: readonly string[]): void;
  /** Shows the extent of the current stroke beside the cell under the pointer; undefined hides it. */
  measure(view: Viewport, at: Cell | undefined, span: string | undefined): void;
  /** Hides the tip until another cell is under the pointer. */
  dismiss(at: Cell | undefined): void;
}

/**
 * The highlights for the cell under the pointer: its two numbers on the rulers, the tip next to it with notes, and the extent of the
 * current stroke. They are small elements over the canvas, so that nothing has to be painted for them.
 */
export class PointMarks implements MapPointMarks {
  readonly #parts: PointMarksParts;
  /** The cell whose tip was dismissed. */
  #dismissed: Cell | undefined;

  constructor(parts: PointMarksParts) {
    this.#parts = parts;
  }

  show(view: Viewport, at: Cell | undefined, problems: readonly string[] = []): void {
    const { rulerX, rulerY } = this.#parts;
    const { x } = at ? rulerPlaces(view, at.x) : { x: undefined };
    const { y } = at ? rulerPlaces(view, at.y) : { y: undefined };
    place(rulerX, at && String(at.x), x === undefined ? undefined : { left: x, top: view.height - RULER / 2 });
    place(rulerY, at && String(at.y), y === undefined ? undefined : { left: RULER / 2, top: y });
    if (at?.x !== this.#dismissed?.x || at?.y !== this.#dismissed?.y) this.#dismissed = undefined;
    this.#report(view, this.#dismissed ? undefined : at, problems);
  }

  /** The extent stands above the cell, where a finger does not cover it; below, if there is no room. */
  measure(view: Viewport, at: Cell | undefined, text: string | undefined): void {
    const { span } = this.#parts;
    const isShown = at !== undefined && text !== undefined;
    setShown(span, isShown);
    if (!isShown) return;
    if (span.textContent !== text) span.textContent = text;
    const { left, top, width, height } = cellBox(view, at.x, at.y);
    const y = top < SPAN_ROOM ? top + height + SPAN_GAP : top - SPAN_ROOM;
    const x = Math.min(Math.max(left + width / 2, RULER + SPAN_ROOM), view.width - SPAN_ROOM);
    span.style.transform = `translate(calc(${x}px - 50%), ${Math.min(y, view.height - SPAN_ROOM)}px)`;
  }

  dismiss(at: Cell | undefined): void {
    this.#dismissed = at;
    setShown(this.#parts.tip, false);
  }

  /** Shows the tip next to the cell, on the side of the map's middle. */
  #report(view: Viewport, at: Cell | undefined, problems: readonly string[]): void {
    const { tip } = this.#parts;
    const isShown = at !== undefined && problems.length > 0;
    setShown(tip, isShown);
    if (!isShown) return;
    const text = problems.join('\n');
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

/** Shows or hides an element; it stays in the layout, so that showing it again only moves it. */
function setShown(element: HTMLElement, isShown: boolean): void {
  element.toggleAttribute('data-shown', isShown);
}
