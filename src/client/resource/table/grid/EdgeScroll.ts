interface Point {
  readonly x: number;
  readonly y: number;
}

interface EdgeScrollParts {
  readonly scroller: () => HTMLElement | null;
  /** Returns the part of the table that shows scrolling cells, in window coordinates. */
  readonly sight: () => {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Called with the pointer's position, clamped to `sight`: when it moves, and after each scroll step while it is held outside. */
  readonly reach: (point: Point) => void;
}

/** Pixels per second: the speed at the edge, the increase per pixel that the pointer is outside, and the maximum. */
const LEAST = 160;
const MORE = 8;
const MOST = 2400;

/** Scrolls a table while something is dragged beyond its edge, faster the further out; no timer or frame runs otherwise. */
export class EdgeScroll {
  readonly #parts: EdgeScrollParts;
  #pointer: Point = { x: 0, y: 0 };
  #frame: number | undefined;

  constructor(parts: EdgeScrollParts) {
    this.#parts = parts;
  }

  follow(pointer: Point): void {
    this.#pointer = pointer;
    const { x, y } = this.#beyond();
    if (x === 0 && y === 0) this.stop();
    else this.#frame ??= this.#run(performance.now());
    this.#reach();
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #run(before: number): number {
    return requestAnimationFrame((now) => {
      this.#frame = undefined;
      const scroller = this.#parts.scroller();
      if (!scroller) return;
      const seconds = Math.max(0, now - before) / 1000;
      const speed = (pixels: number) => Math.sign(pixels) * Math.min(MOST, LEAST + Math.abs(pixels) * MORE);
      const { x, y } = this.#beyond();
      scroller.scrollBy(speed(x) * seconds, speed(y) * seconds);
      this.#reach();
      this.#frame = this.#run(now);
    });
  }

  /** Returns how far the pointer is outside of the visible part, on each axis. */
  #beyond(): Point {
    const { x, y } = this.#kept();
    return { x: this.#pointer.x - x, y: this.#pointer.y - y };
  }

  #kept(): Point {
    const { left, top, right, bottom } = this.#parts.sight();
    const { x, y } = this.#pointer;
    return { x: Math.max(left, Math.min(right - 1, x)), y: Math.max(top, Math.min(bottom - 1, y)) };
  }

  #reach(): void {
    this.#parts.reach(this.#kept());
  }
}
