import { toBase64 } from '#domain/text/base64.ts';
import { type Colour, readColour } from './readColour.ts';

/** Bytes of the two headers of a bitmap, and of a colour in its table. */
const HEAD = 54;
const ENTRY = 4;
/** The number of colours that one byte can index. */
const MOST_COLOURS = 256;

/** A fill style and the colours that result from painting it over others: indexes in the table, by the index of the colour below. */
interface Wash {
  readonly colour: Colour;
  readonly over: number[];
}

/**
 * A picture of few colours, filled with rectangles on whole pixels and returned as a bitmap. A canvas would have to be created and encoded
 * for each picture, which for the floors of a whole scenario takes longer than everything else in their list.
 */
export class PixelPicture {
  fillStyle = '#000000';
  readonly #width: number;
  readonly #height: number;
  /** The bytes per row: one byte per pixel, rows from the top, each padded to a multiple of four bytes as bitmaps require. */
  readonly #stride: number;
  readonly #pixels: Uint8Array;
  readonly #table: Colour[];
  readonly #washes = new Map<string, Wash>();

  /** @param ground the colour of everything unpainted */
  constructor(width: number, height: number, ground: string) {
    this.#width = width;
    this.#height = height;
    this.#stride = Math.ceil(width / 4) * 4;
    this.#pixels = new Uint8Array(this.#stride * height);
    this.#table = [readColour(ground)];
  }

  fillRect(left: number, top: number, width: number, height: number): void {
    const wash = this.#wash(this.fillStyle);
    const right = Math.min(left + width, this.#width);
    const bottom = Math.min(top + height, this.#height);
    for (let y = Math.max(0, top); y < bottom; y++) {
      for (let at = y * this.#stride + Math.max(0, left), end = y * this.#stride + right; at < end; at++) {
        const below = this.#pixels[at] as number;
        this.#pixels[at] = wash.over[below] ?? this.#lay(wash, below);
      }
    }
  }

  /** Returns the picture as a data URL. */
  toUrl(): string {
    const start = HEAD + ENTRY * this.#table.length;
    const bytes = new Uint8Array(start + this.#pixels.length);
    const view = new DataView(bytes.buffer);
    bytes.set([0x42, 0x4d]);
    view.setUint32(2, bytes.length, true);
    view.setUint32(10, start, true);
    view.setUint32(14, HEAD - 14, true);
    view.setInt32(18, this.#width, true);
    // Negative: rows from the top.
    view.setInt32(22, -this.#height, true);
    view.setUint16(26, 1, true);
    view.setUint16(28, 8, true);
    view.setUint32(46, this.#table.length, true);
    for (const [index, [red, green, blue]] of this.#table.entries())
      bytes.set([blue, green, red], HEAD + ENTRY * index);
    bytes.set(this.#pixels, start);
    return `data:image/bmp;base64,${toBase64(bytes)}`;
  }

  #wash(style: string): Wash {
    const known = this.#washes.get(style);
    if (known) return known;
    const wash = { colour: readColour(style), over: [] };
    this.#washes.set(style, wash);
    return wash;
  }

  /** Returns the index of the colour that results from painting a wash over another colour. */
  #lay({ colour, over }: Wash, below: number): number {
    const [red, green, blue, alpha] = colour;
    const ground = this.#table[below] as Colour;
    const mixed: Colour = [
      Math.round(ground[0] + (red - ground[0]) * alpha),
      Math.round(ground[1] + (green - ground[1]) * alpha),
      Math.round(ground[2] + (blue - ground[2]) * alpha),
      1,
    ];
    const known = this.#table.findIndex((each) => each.every((part, index) => part === mixed[index]));
    const index = known === -1 ? this.#table.push(mixed) - 1 : known;
    if (index >= MOST_COLOURS) throw new RangeError('too many colours');
    over[below] = index;
    return index;
  }
}
