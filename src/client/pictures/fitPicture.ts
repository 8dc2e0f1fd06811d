import type { PictureForm } from '#domain/catalogs/pictureUses.ts';
import { hasFlatCorners, hasTransparency, keyOut } from './keyOut.ts';
import { readPngHead } from './pngHead.ts';

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longest side at which a background is removed, in pixels: the picture will be made smaller anyway. */
const LARGEST_SIDE = 2048;

/**
 * Whether a file is sent as it is: PNG of exactly this form. The server tells what is wrong with a PNG that cannot be
 * read to its end.
 */
export async function isFitting(file: Blob, { width, height, ground }: PictureForm): Promise<boolean> {
  const head = readPngHead(new Uint8Array(await file.arrayBuffer()));
  if (head?.width !== width || head.height !== height) return false;
  if (ground === 'filled') return true;
  if (!head.hasAlpha) return false;
  return pixelsOf(file).then(hasTransparency, () => true);
}

/** Whether the browser can read a file as a picture. */
export const isReadable = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (read) => {
      read.close();
      return true;
    },
    () => false,
  );

/** Whether a picture has a background of one colour. @throws if the browser cannot read it as a picture */
export async function hasFlatGround(file: Blob, tolerance: number): Promise<boolean> {
  return hasFlatCorners(await pixelsOf(file), tolerance);
}

/** A picture as PNG of the wanted size. */
export interface FittedPicture {
  readonly file: Blob;
  /** Whether it will be refused, as nothing in it is transparent. */
  readonly isTooOpaque: boolean;
}

/**
 * Returns the picture as PNG of this form, centred: whole, the rest transparent, or as large as fills the frame.
 * @param tolerance if given, the background of one colour becomes transparent first (see `keyOut`)
 * @throws if the browser cannot read it as a picture
 */
export async function fitPicture(file: Blob, size: PictureForm, tolerance: number | undefined): Promise<FittedPicture> {
  const pixels = await pixelsOf(file);
  if (tolerance !== undefined) keyOut(pixels, tolerance);
  const source = canvasOf(pixels);
  source.brush.putImageData(pixels, 0, 0);
  const made = canvasOf(size);
  made.brush.imageSmoothingQuality = 'high';
  const scaled = size.ground === 'filled' ? Math.max : Math.min;
  const scale = scaled(size.width / pixels.width, size.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  made.brush.drawImage(source.canvas, (size.width - width) / 2, (size.height - height) / 2, width, height);
  const isTooOpaque =
    size.ground === 'transparent' && !hasTransparency(made.brush.getImageData(0, 0, size.width, size.height));
  return { file: await made.canvas.convertToBlob({ type: 'image/png' }), isTooOpaque };
}

async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const { brush } = canvasOf({ width, height });
  brush.drawImage(picture, 0, 0, width, height);
  picture.close();
  return brush.getImageData(0, 0, width, height);
}

function canvasOf({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser has no canvas to draw on');
  return { canvas, brush };
}
