import type { Form } from './forms.ts';
import type { Point } from './geometry.ts';
import type { Ramp } from './ramps.ts';

/** Side of the sheet's cells in pixels. */
export const CELL = 64;
/** Margin around the cell while drawing, so that a raised sword may leave it before the drawing is moved into place. */
const MARGIN = 24;
const MIDDLE = CELL / 2;
const SIDE = CELL + 2 * MARGIN;
/** Pixels on each side of a cell that stay empty, except for the outline in the inner half. */
const FRAME = 2;
const ROOM = CELL - 2 * FRAME;
/** The direction of the light: from above left, in front of the monster. */
const LIGHT = { x: -0.52, y: -0.68, z: 0.52 };
/** Minimum brightness of the tones 1, 2 and 3. */
const STEPS = [0.06, 0.5, 0.86] as const;
const TONES = [0, 1, 2, 3] as const;

/** Tone -1 is the outline; 0 to 3 run from shadow to highlight. */
export type Tone = -1 | 0 | 1 | 2 | 3;
interface Pixel {
  readonly ramp: Ramp;
  readonly tone: Tone;
}

export interface Brush {
  /** The boundary between the form and the forms behind it: a dark line, a shadow on what is behind, or nothing. */
  readonly seam?: 'line' | 'soft' | 'none';
  /** Added to the brightness. */
  readonly lift?: number;
  /** Whether it paints only on existing pixels. */
  readonly inside?: boolean;
}

/**
 * A drawing of one monster. Coordinates are those of the cell: 0 to 64, y downwards; 32 is the middle. A `scale` below 1 shrinks a monster
 * that would not fit; lines stay one pixel wide.
 */
export class Canvas {
  readonly #pixels = new Array<Pixel | undefined>(SIDE * SIDE);
  readonly #scale: number;
  #move: Point = [0, 0];

  constructor(scale = 1) {
    this.#scale = scale;
  }

  /** Converts a position of the drawing to a column (or row) of pixels, and back. */
  #toPixel(place: number, move: number): number {
    return (place + move - MIDDLE) * this.#scale + MIDDLE + MARGIN;
  }
  #toPlace(pixel: number, move: number): number {
    return (pixel + 0.5 - MARGIN - MIDDLE) / this.#scale + MIDDLE - move;
  }

  /** Moves what `draw` draws: `right` pixels to the right and `down` pixels down. */
  moved(right: number, down: number, draw: () => void): void {
    const before = this.#move;
    this.#move = [before[0] + right, before[1] + down];
    draw();
    this.#move = before;
  }

  #get(x: number, y: number): Pixel | undefined {
    return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? undefined : this.#pixels[y * SIDE + x];
  }

  /** Paints a form over existing pixels, lit from above left. */
  paint(form: Form, ramp: Ramp, { seam = 'line', lift = 0, inside = false }: Brush = {}): void {
    const covered = new Set<number>();
    const [left, top, right, bottom] = form.box;
    const [moveX, moveY] = this.#move;
    const [startX, endX] = within(this.#toPixel(left, moveX), this.#toPixel(right, moveX));
    const [startY, endY] = within(this.#toPixel(top, moveY), this.#toPixel(bottom, moveY));
    for (let y = startY; y < endY; y += 1)
      for (let x = startX; x < endX; x += 1) {
        const index = y * SIDE + x;
        if (inside && !this.#pixels[index]) continue;
        const normal = form.normal(this.#toPlace(x, moveX), this.#toPlace(y, moveY));
        if (!normal) continue;
        const [nx, ny] = normal;
        const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
        this.#pixels[index] = { ramp, tone: toneOf(nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z + lift) };
        covered.add(index);
      }
    if (seam !== 'none') this.#drawSeam(covered, ramp, seam);
  }

  /** Paints the form and its mirror image. */
  pair(form: Form, ramp: Ramp, brush?: Brush): void {
    this.paint(form, ramp, brush);
    const [left, top, right, bottom] = form.box;
    const mirrored: Form = {
      box: [CELL - right, top, CELL - left, bottom],
      normal(x, y) {
        const normal = form.normal(CELL - x, y);
        return normal && [-normal[0], normal[1]];
      },
    };
    this.paint(mirrored, ramp, brush);
  }

  /** Paints single pixels: eyes, teeth, rivets. */
  dots(points: readonly Point[], ramp: Ramp, tone: Tone): void {
    for (const [x, y] of points) {
      const column = Math.floor(this.#toPixel(Math.floor(x) + 0.5, this.#move[0]));
      const row = Math.floor(this.#toPixel(Math.floor(y) + 0.5, this.#move[1]));
      if (column >= 0 && row >= 0 && column < SIDE && row < SIDE) this.#pixels[row * SIDE + column] = { ramp, tone };
    }
  }

  /** Paints dots and their mirror images. */
  pairDots(points: readonly Point[], ramp: Ramp, tone: Tone): void {
    this.dots(points, ramp, tone);
    this.dots(
      points.map(([x, y]): Point => [CELL - 1 - Math.floor(x), y]),
      ramp,
      tone,
    );
  }

  /** Changes the tone by `step` where `choose` is true: stripes, scales, folds, holes in the light. */
  shade(choose: (x: number, y: number) => boolean, step: number, ramp?: Ramp): void {
    for (let y = 0; y < SIDE; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        const pixel = this.#get(x, y);
        if (
          !pixel ||
          pixel.tone < 0 ||
          (ramp && pixel.ramp !== ramp) ||
          !choose(this.#toPlace(x, this.#move[0]), this.#toPlace(y, this.#move[1]))
        )
          continue;
        this.#pixels[y * SIDE + x] = { ramp: pixel.ramp, tone: clampTone(pixel.tone + step) };
      }
  }

  /** Recolours the pixels of `from` where `choose` is true, keeping their tones: stripes, spots, bellies. */
  dye(choose: (x: number, y: number) => boolean, from: Ramp, to: Ramp): void {
    for (let y = 0; y < SIDE; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        const pixel = this.#get(x, y);
        if (
          pixel?.ramp === from &&
          pixel.tone >= 0 &&
          choose(this.#toPlace(x, this.#move[0]), this.#toPlace(y, this.#move[1]))
        )
          this.#pixels[y * SIDE + x] = { ramp: to, tone: pixel.tone };
      }
  }

  #drawSeam(covered: ReadonlySet<number>, ramp: Ramp, seam: 'line' | 'soft'): void {
    for (const index of covered)
      for (const step of [-1, 1, -SIDE, SIDE]) {
        const pixel = this.#pixels[index + step];
        if (!pixel || covered.has(index + step)) continue;
        this.#pixels[index + step] = seam === 'line' ? { ramp, tone: -1 } : { ramp: pixel.ramp, tone: 0 };
      }
  }

  /**
   * Returns the drawing as RGBA rows of one cell: outlined, and moved as little as necessary to stay within the frame. If it is too large
   * for that, returns the scale at which it should fit.
   */
  toCell(): Buffer | number {
    let [left, top, right, bottom] = [SIDE, SIDE, 0, 0];
    this.#pixels.forEach((_, index) => {
      const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    });
    const size = Math.max(right - left, bottom - top) + 1;
    if (size > ROOM) return this.#scale * Math.min((ROOM - 1) / (size - 1), 0.99);
    const [startX, startY] = [windowOf(left, right), windowOf(top, bottom)];
    const cell = Buffer.alloc(CELL * CELL * 4);
    for (let y = 0; y < CELL; y += 1)
      for (let x = 0; x < CELL; x += 1) {
        const pixel = this.#outlined((y + startY) * SIDE + x + startX);
        if (pixel) cell.writeUInt32BE(((colourOf(pixel) << 8) | 255) >>> 0, (y * CELL + x) * 4);
      }
    return cell;
  }

  /** Returns the pixel at `index`, or the outline, which surrounds everything in the colour of the adjacent form. */
  #outlined(index: number): Pixel | undefined {
    if (this.#pixels[index]) return this.#pixels[index];
    for (const step of [1, -1, SIDE, -SIDE]) {
      const beside = this.#pixels[index + step];
      if (beside) return { ramp: beside.ramp, tone: -1 };
    }
    return undefined;
  }
}

/**
 * Returns the start of the cell along one axis of the drawing, moved as little as necessary so that the pixels `first` to `last` are
 * inside.
 */
function windowOf(first: number, last: number): number {
  return Math.max(Math.min(MARGIN, first - FRAME), last + FRAME - CELL + 1);
}

/** Returns the range of pixels between two positions: the first one, and the one after the last. */
function within(from: number, to: number): [number, number] {
  return [Math.max(0, Math.floor(from)), Math.min(SIDE, Math.ceil(to))];
}

function toneOf(brightness: number): Tone {
  if (brightness < STEPS[0]) return 0;
  if (brightness < STEPS[1]) return 1;
  return brightness < STEPS[2] ? 2 : 3;
}

function clampTone(tone: number): Tone {
  return TONES[Math.max(0, Math.min(3, tone))] ?? 0;
}

function colourOf({ ramp, tone }: Pixel): number {
  return ramp[tone + 1] ?? ramp[0];
}
