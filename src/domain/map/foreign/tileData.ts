import { decompress } from 'fzstd';
import { fromBase64 } from '#domain/text/base64.ts';
import { type ForeignMapError, faultAt } from './ForeignMap.ts';

/** The cells of a layer or of a chunk of Tiled, as they stand in the file. */
export interface TileData {
  readonly data: unknown;
  readonly encoding: unknown;
  readonly compression: unknown;
}

/** The bits of a tile that say how it is flipped or rotated. */
const FLIPS = 0xf0000000;

/**
 * Decodes tiles in any encoding of Tiled, without their flips.
 * @param count the expected number of tiles; the decompressed size is limited by it
 * @throws ForeignMapError naming `place`
 */
export async function decodeTiles(
  place: string,
  { data, encoding, compression }: TileData,
  count: number,
): Promise<Uint32Array> {
  if (Array.isArray(data)) return listedTiles(place, data, count);
  if (typeof data !== 'string')
    throw faultAt(place, { ja: 'タイルのデータがありません。', en: 'its tile data is missing.' });
  if (encoding === 'csv') return listedTiles(place, csvTiles(data), count);
  if (encoding !== 'base64') throw unknownForm(place, encoding);
  const bytes = await unpack(place, packedBytes(place, data), compression, count * 4);
  if (bytes.length !== count * 4) throw wrongLength(place, Math.ceil(bytes.length / 4), count);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: count }, (_, at) => unflipped(view.getUint32(at * 4, true)));
}

const unflipped = (tile: number): number => (tile & ~FLIPS) >>> 0;

const csvTiles = (text: string): unknown[] => {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.at(-1) === '') parts.pop();
  return parts.map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : part));
};

function listedTiles(place: string, tiles: readonly unknown[], count: number): Uint32Array {
  if (tiles.length !== count) throw wrongLength(place, tiles.length, count);
  return Uint32Array.from(tiles, (tile, at) => {
    if (typeof tile === 'number' && Number.isInteger(tile) && tile >= 0 && tile <= 0xffffffff) return unflipped(tile);
    const found = String(tile).slice(0, 20);
    throw faultAt(place, {
      ja: `${at + 1}番目のタイル「${found}」が番号ではありません。`,
      en: `tile ${at + 1}, "${found}", is not a tile number.`,
    });
  });
}

function packedBytes(place: string, data: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(data);
  } catch {
    throw faultAt(place, { ja: 'Base64として読めません。', en: 'its data is not base64.' });
  }
}

/** Decompresses bytes, at most one more than `expected`, so that a longer result is noticed. */
async function unpack(
  place: string,
  packed: Uint8Array<ArrayBuffer>,
  compression: unknown,
  expected: number,
): Promise<Uint8Array> {
  if (compression === undefined || compression === null || compression === '') return packed;
  if (compression !== 'gzip' && compression !== 'zlib' && compression !== 'zstd') throw unknownForm(place, compression);
  try {
    if (compression === 'zstd') return unpackZstd(packed, expected);
    return await inflate(packed, compression === 'gzip' ? 'gzip' : 'deflate', expected);
  } catch {
    throw faultAt(place, {
      ja: `圧縮（${compression}）されたデータが壊れています。`,
      en: `its compressed data (${compression}) is damaged.`,
    });
  }
}

async function inflate(packed: Uint8Array<ArrayBuffer>, format: 'gzip' | 'deflate', most: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const bytes = new Uint8Array(most + 1);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const kept = part.value.subarray(0, bytes.length - length);
    bytes.set(kept, length);
    length += kept.length;
    if (length === bytes.length) {
      await reader.cancel();
      break;
    }
  }
  return bytes.subarray(0, length);
}

/**
 * The decoder does not say how much it wrote into a buffer: what two buffers with different contents have in common after it is what it
 * wrote. With a buffer of its own it would allocate what the file demands.
 */
function unpackZstd(packed: Uint8Array, most: number): Uint8Array {
  const [one, other] = [0, 1].map((content) => {
    const bytes = new Uint8Array(most + 1).fill(content);
    decompress(packed, bytes);
    return bytes;
  }) as [Uint8Array, Uint8Array];
  const end = one.findIndex((byte, at) => byte !== other[at]);
  return one.subarray(0, end < 0 ? most + 1 : end);
}

const wrongLength = (place: string, found: number, count: number): ForeignMapError =>
  faultAt(place, {
    ja: `タイルの数（${found}個）が大きさ（${count}マス）に合いません。`,
    en: `it has ${found} tiles for ${count} cells.`,
  });

const unknownForm = (place: string, form: unknown): ForeignMapError => {
  const name = String(form).slice(0, 20);
  return faultAt(place, {
    ja: `タイルの形式「${name}」は読み込めません（CSV、Base64、gzip・zlib・zstdの圧縮は読み込めます）。`,
    en: `the tile format "${name}" is not read (CSV, base64, and compression by gzip, zlib or zstd are).`,
  });
};
