/** A colour of red, green, blue and opacity, 0-255 each. */
export type Ink = readonly [red: number, green: number, blue: number, opacity: number];

/** A picture of equal tiles, painted with rectangles of whole pixels only, so that it is the same on every machine. */
export class TileSheet {
  readonly width: number;
  readonly height: number;
  /** RGBA, row by row. */
  readonly pixels: Buffer;
  readonly #tile: number;

  /** `tile`: side of a tile in pixels. */
  constructor(columns: number, rows: number, tile: number) {
    this.#tile = tile;
    this.width = columns * tile;
    this.height = rows * tile;
    this.pixels = Buffer.alloc(this.width * this.height * 4);
  }

  /** Returns the painter of one tile, which paints a rectangle whose corner is at x, y from the tile's upper left corner. */
  painter(index: number): (x: number, y: number, width: number, height: number, ink: Ink) => void {
    const columns = this.width / this.#tile;
    const left = (index % columns) * this.#tile;
    const top = Math.floor(index / columns) * this.#tile;
    return (x, y, width, height, ink) => {
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) {
          this.pixels.set(ink, ((top + row) * this.width + left + column) * 4);
        }
      }
    };
  }
}
