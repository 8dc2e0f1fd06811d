import { rulerPlaces } from './paintRulers.ts';
import { RULER, type Viewport } from './viewport.ts';

/** The two numbers that the rulers set off: small elements over the canvas, so that none is painted for them. */
export class RulerMarks {
  readonly #x: HTMLElement;
  readonly #y: HTMLElement;

  constructor(x: HTMLElement, y: HTMLElement) {
    this.#x = x;
    this.#y = y;
  }

  show(view: Viewport, at: { x: number; y: number } | undefined): void {
    const { x } = at ? rulerPlaces(view, at.x) : { x: undefined };
    const { y } = at ? rulerPlaces(view, at.y) : { y: undefined };
    place(this.#x, at?.x, x === undefined ? undefined : { left: x, top: view.height - RULER / 2 });
    place(this.#y, at?.y, y === undefined ? undefined : { left: RULER / 2, top: y });
  }
}

function place(element: HTMLElement, number: number | undefined, at: { left: number; top: number } | undefined): void {
  const text = at ? String(number) : '';
  if (element.textContent !== text) element.textContent = text;
  element.style.visibility = at ? 'visible' : 'hidden';
  if (at) element.style.transform = `translate(${at.left}px, ${at.top}px)`;
}
