/** The header of a PNG before its pixels. */
interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Grey and colour with an alpha channel. Other types may have transparent colours in a chunk of their own. */
const TYPES_WITH_ALPHA = [4, 6];

/** Reads the header of a PNG; undefined if the bytes are no PNG, or end within the header. */
export function readPngHead(bytes: Uint8Array): PngHead | undefined {
  if (bytes.length < 33 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    hasAlpha: TYPES_WITH_ALPHA.includes(view.getUint8(25)) || hasTransparentColours(view),
  };
}

/** Whether a `tRNS` chunk comes before the pixels. */
function hasTransparentColours(view: DataView): boolean {
  for (let at = 33; at + 8 <= view.byteLength; ) {
    const type = view.getUint32(at + 4);
    if (type === TRANSPARENCY) return true;
    if (type === PIXELS) return false;
    at += view.getUint32(at) + 12;
  }
  return false;
}

const chunkType = (name: string): number =>
  Array.from(name).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
const TRANSPARENCY = chunkType('tRNS');
const PIXELS = chunkType('IDAT');
