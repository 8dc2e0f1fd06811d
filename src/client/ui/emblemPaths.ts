import { emblemParts } from '#domain/catalogs/emblems.ts';

/** An outline in a square of 32, and the place of a charge's square of 16 on it: its middle and its scale. */
interface Ground {
  readonly outline: string;
  readonly middle: number;
  readonly scale: number;
}

/** In the order of the catalog. */
const GROUNDS: readonly Ground[] = [
  { outline: 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z', middle: 16, scale: 1.1 },
  { outline: 'M4 3h24v12c0 7-5 12-12 14.5C9 27 4 22 4 15z', middle: 14.5, scale: 1.1 },
  { outline: 'M16 1 31 16 16 31 1 16z', middle: 16, scale: 0.9 },
  { outline: 'M5 30V13a11 11 0 0 1 22 0v17z', middle: 17, scale: 1.05 },
  { outline: 'M16 1.5 29 9v14l-13 7.5L3 23V9z', middle: 16, scale: 1.1 },
];

/** Lines to be stroked, in the order of the catalog: tower, stairs, key, crown ... */
const CHARGES: readonly string[] = [
  'M4 14V5h2v1.5h1.3V5h1.4v1.5H10V5h2v9zM7 14v-3h2v3',
  'M2.5 13.5V11H5V8.5h2.5V6H10V3.5h3.5v10z',
  'M5 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM6.9 7.7l6 6M10.5 11.3l1.8-1.8M12 12.8l1.5-1.5',
  'M2.5 12.5v-8l3 3L8 3.5l2.5 4 3-3v8zM2.5 10.5h11',
  'M8 1.8 6.8 3.5v7.3h2.4V3.5zM4.8 10.8h6.4M8 10.8v3.4',
  'M4 2.5h8c0 4-1.5 6-4 6s-4-2-4-6zM8 8.5v4M5 13.5h6',
  'M8 1.8c.5 3 3.8 4.2 3.8 8a3.8 3.8 0 0 1-7.6 0c0-1.8 1-2.6 1.6-4 .6 1 1 1.3 1.4 1.5.3-2 0-3.8.8-5.5z',
  'M8 2c2.5 3.6 4 5.5 4 7.8a4 4 0 0 1-8 0C4 7.5 5.5 5.6 8 2z',
  'M10.8 2.4A6 6 0 1 0 13.6 11 5.2 5.2 0 0 1 10.8 2.4z',
  'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1.3v1.8M8 12.9v1.8M1.3 8h1.8M12.9 8h1.8M3.3 3.3l1.2 1.2M11.5 11.5l1.2 1.2M3.3 12.7l1.2-1.2M11.5 4.5l1.2-1.2',
  'M8 1.5l1.9 4.3 4.6.5-3.4 3.1 1 4.6L8 11.7 3.9 14l1-4.6L1.5 6.3l4.6-.5z',
  'M1.5 13.5 6 5.5l2.3 3.6L10 6.8l4.5 6.7zM5 7.3l1.1 1 1-.8',
  'M8 1.8 4.3 6.5h1.6L3.5 10.3h9L10.1 6.5h1.6zM8 10.3v4',
  'M1.5 8C3.5 5 5.5 3.8 8 3.8S12.5 5 14.5 8c-2 3-4 4.2-6.5 4.2S3.5 11 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  'M8 2a5 5 0 0 0-5 5c0 1.9.9 3.2 2.2 4v2.7h5.6V11C12.1 10.2 13 8.9 13 7a5 5 0 0 0-5-5zM6 6.4v1.4M10 6.4v1.4M7 13.7v-1.6M9 13.7v-1.6',
  'M8 8.3c.9-.5.8-1.9-.5-1.9-1.7 0-2.4 2.2-1.2 3.5 1.8 1.9 5 .6 5.2-2.1.2-3.3-3.3-5.1-6-3.9-3.2 1.4-3.8 5.8-1.5 8.3 1.9 2 4.7 2.3 7 1.2',
  'M4 2h8M4 14h8M5 2c0 3.5 3 4.5 3 6s-3 2.5-3 6M11 2c0 3.5-3 4.5-3 6s3 2.5 3 6',
  'M8 5a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 8 5zM8 5v9M5.3 7.3h5.4M2.5 9.5c.3 2.8 2.5 4.5 5.5 4.5s5.2-1.7 5.5-4.5',
  'M9.5 1.5 3.8 8.8h3.5l-.9 5.7 5.8-7.5H8.6z',
  'M4.5 3h7l2.5 3.5L8 14 2 6.5zM2 6.5h12M6 6.5 8 14l2-7.5L8 3z',
];

interface EmblemPaths {
  /** Filled, in a square of 32. */
  readonly ground: string;
  /** Stroked, in a square of 16. */
  readonly charge: string;
  /** Places the smaller square in the larger one. */
  readonly transform: string;
}

/** Returns the lines of an emblem. @throws RangeError for a code that the catalog does not have */
export function emblemPaths(code: number): EmblemPaths {
  const parts = emblemParts(code);
  const ground = GROUNDS[parts.ground];
  const charge = CHARGES[parts.charge];
  if (!ground || !charge) throw new RangeError(`no emblem ${code}`);
  const { outline, middle, scale } = ground;
  return {
    ground: outline,
    charge,
    transform: `translate(${16 - 8 * scale} ${middle - 8 * scale}) scale(${scale})`,
  };
}
