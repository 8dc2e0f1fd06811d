interface Point {
  readonly x: number;
  readonly y: number;
}

interface EdgeScrollParts {
  readonly scroller: () => HTMLElement | null;
  /** What of it shows cells that move, in the window. */
  readonly sight: () => {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Called with where the pointer is, kept within the sight: as it moves, and after each step while it is held beyond. */
  readonly reach: (point: Point) => void;
}

/** Pixels a second: at the edge, more for each pixel that the pointer is beyond it, and at most. */
const LEAST = 160;
const MORE = 8;
const MOST = 2400;

/** Scrolls a table on by itself while something is dragged beyond its edge, the faster the further out; nothing runs otherwise. */
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

  /** How far the pointer is out of sight, to each side. */
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
