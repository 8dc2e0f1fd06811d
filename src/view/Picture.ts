/** Maximum number of boards and gates on one ray; farther ones are left out. */
export const MOST_LAYERS = 8;

/**
 * The target of a view with all buffers, so that a frame allocates nothing. `pixels` are rows from the top, each 0xAABBGGRR, so that a
 * canvas of a little-endian machine takes `bytes` as they are.
 */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
  /** The end of each column's ray: distance, look, and place on it from 0 to 1. */
  readonly distance: Float64Array;
  readonly look: Uint8Array;
  readonly hanging: Uint8Array;
  readonly place: Float64Array;
  /** Whether it ends on a face to the north or south, which is darker. */
  readonly isShaded: Uint8Array;
  /** The lower end of a column's wall; the upper end is symmetric. */
  readonly bottom: Int32Array;
  /** The things that a ray passes, MOST_LAYERS per column, nearest first; negative looks are sprites. */
  readonly layers: Uint8Array;
  readonly layerLook: Int16Array;
  readonly layerDistance: Float64Array;
  readonly layerPlace: Float64Array;
  /** The length factor of a column's ray relative to straight ahead, and its column of the sky. */
  readonly slant: Float64Array;
  readonly skyColumn: Int32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const buffer = new ArrayBuffer(4 * width * height);
    this.pixels = new Uint32Array(buffer);
    this.bytes = new Uint8ClampedArray(buffer);
    this.distance = new Float64Array(width);
    this.look = new Uint8Array(width);
    this.hanging = new Uint8Array(width);
    this.place = new Float64Array(width);
    this.isShaded = new Uint8Array(width);
    this.bottom = new Int32Array(width);
    this.layers = new Uint8Array(width);
    this.layerLook = new Int16Array(width * MOST_LAYERS);
    this.layerDistance = new Float64Array(width * MOST_LAYERS);
    this.layerPlace = new Float64Array(width * MOST_LAYERS);
    this.slant = new Float64Array(width);
    this.skyColumn = new Int32Array(width);
    for (let column = 0; column < width; column++) this.slant[column] = Math.hypot(1, this.aside(column));
  }

  /** Size in pixels of something one cell wide, one cell away. */
  get focus(): number {
    return FOCUS * this.height;
  }

  /** Returns how far to the right the ray of a column goes while it goes one cell ahead, in cells. */
  aside(column: number): number {
    return (column + 0.5 - this.width / 2) / this.focus;
  }
}

/** The wall of one's own cell, 0.95 cells away, nearly fills the height. */
const FOCUS = 0.9;
