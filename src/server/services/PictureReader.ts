import sharp, { type Sharp } from 'sharp';
import type { PictureForm } from '#domain/catalogs/pictureUses.ts';
import { otherFile } from '#domain/files/otherFile.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { Turns } from '#server/Turns.ts';

/** Maximum width and height of an uploaded picture. Pixels. */
const LARGEST_SIDE = 4096;
/** The same for an interlaced picture: it is decoded as a whole, which takes long. */
const LARGEST_INTERLACED = 1024;
/** Time limit for one picture in seconds. */
const PATIENCE = 10;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// Only the PNG decoder of libvips stays enabled, so uploads reach no other (docs/safety.md, S31).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(2);

/** A stored picture: PNG, encoded again from the pixels alone, without anything else of the sent file. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Side in pixels: of every picture, or only of those that were not smaller. */
type Side = { readonly exactly: number } | { readonly atMost: number };

/** Waiting pictures keep their bytes in memory. */
const TURNS = { mostAtOnce: 2, mostWaiting: 20, ofOne: { mostAtOnce: 1, mostWaiting: 10 } };

/** Reads uploaded pictures, two at once; the others wait, as the thumbnails of three maps may well arrive together. */
export class PictureReader {
  readonly #turns: Turns;
  readonly #sharer: string;

  constructor(turns = new Turns(TURNS), sharer = '') {
    this.#turns = turns;
    this.#sharer = sharer;
  }

  /** Returns a reader with the same turns for another sharer. */
  sharedBy(sharer: string): PictureReader {
    return new PictureReader(this.#turns, sharer);
  }

  /**
   * Cuts the middle square out of a PNG.
   * @throws RequestError 422 on `file` if it is no complete PNG of at most 4,096 pixels a side, or 1,024 if it is interlaced, 503 while too
   *   many wait
   */
  async square(sent: Uint8Array, side: Side): Promise<Picture> {
    refuseOther(sent);
    return this.#turns.take(() => squareOf(sent, side), this.#sharer);
  }

  /**
   * Reads a PNG of this form.
   * @throws RequestError 422 on `file` with the reason if it is none; 503 while too many wait
   */
  async formed(sent: Uint8Array, form: PictureForm): Promise<Picture> {
    return this.#sized(sent, form, async () => {
      if (form.ground === 'filled') return;
      const { isOpaque } = await sharp(sent, READING).stats().catch(refuseBroken);
      if (isOpaque) throw fieldError('file', 'picture_opaque');
    });
  }

  /**
   * Reads a PNG of this form in which all may be opaque, if it has an alpha channel. Earlier versions stored such, and project files may
   * still have them.
   * @throws RequestError as in `formed`
   */
  async nearlyFormed(sent: Uint8Array, form: PictureForm): Promise<Picture> {
    return this.#sized(sent, form, async () => {});
  }

  async #sized(sent: Uint8Array, form: PictureForm, check: () => Promise<void>): Promise<Picture> {
    refuseOther(sent);
    return this.#turns.take(async () => {
      const { width, height, hasAlpha } = await headOf(sent);
      if (width !== form.width || height !== form.height) {
        const found = { foundWidth: width, foundHeight: height };
        throw fieldError('file', 'picture_size', { width: form.width, height: form.height, ...found });
      }
      if (!hasAlpha && form.ground === 'transparent') throw fieldError('file', 'picture_opaque');
      await check();
      return made(sharp(sent, READING));
    }, this.#sharer);
  }
}

const READING = { failOn: 'warning', limitInputPixels: LARGEST_SIDE ** 2, sequentialRead: true } as const;

/** Reads the head of a PNG without its pixels. */
const headOf = (sent: Uint8Array) =>
  sharp(sent, { ...READING, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);

async function squareOf(sent: Uint8Array, side: Side): Promise<Picture> {
  const { width, height, isProgressive } = await headOf(sent);
  if (width > LARGEST_SIDE || height > LARGEST_SIDE)
    throw fieldError('file', 'picture_too_large', { limit: LARGEST_SIDE });
  if (isProgressive && Math.max(width, height) > LARGEST_INTERLACED)
    throw fieldError('file', 'picture_interlaced', { limit: LARGEST_INTERLACED });
  const size = 'exactly' in side ? side.exactly : Math.min(side.atMost, width, height);
  return made(sharp(sent, READING).resize(size, size, { fit: 'cover' }));
}

async function made(pixels: Sharp): Promise<Picture> {
  const { data, info } = await pixels
    .png({ compressionLevel: 9 })
    .timeout({ seconds: PATIENCE })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  return { bytes: withoutChunk(data, 'pHYs'), width: info.width, height: info.height };
}

/** Removes a kind of chunk from a PNG, such as the density that the encoder always writes. */
function withoutChunk(png: Buffer, kind: string): Buffer {
  const kept = [png.subarray(0, SIGNATURE.length)];
  for (let at = SIGNATURE.length; at < png.length; ) {
    // Length of the data, kind, data, checksum.
    const end = at + 12 + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) !== kind) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** @throws RequestError 422 on `file` if it is not a PNG, naming the type that was recognised */
function refuseOther(sent: Uint8Array): void {
  if (SIGNATURE.equals(sent.subarray(0, SIGNATURE.length))) return;
  const other = otherFile(sent, 'picture');
  throw other ? new RequestError(422, undefined, { errors: { file: [other] } }) : fieldError('file', 'not_png');
}

function refuseBroken(): never {
  throw fieldError('file', 'picture_broken');
}
