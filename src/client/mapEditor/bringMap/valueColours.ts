import type { ForeignGrid, ForeignValue } from '#domain/map/foreign/ForeignMap.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The angle between two consecutive hues, by which any number of them stay apart. */
const GOLDEN_ANGLE = 137.508;

/** Returns the colour of every value of a layer: that of its file, or one of its own. */
export const valueColours = ({ values }: ForeignGrid): ReadonlyMap<number, Rgb> =>
  new Map(values.map((value, index) => [value.value, ownColour(value) ?? hueColour((index * GOLDEN_ANGLE) % 360)]));

function ownColour({ colour }: ForeignValue): Rgb | undefined {
  if (colour === undefined) return undefined;
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Returns the colour of a hue in degrees, of middle saturation and lightness. */
function hueColour(hue: number): Rgb {
  const part = (shift: number) => {
    const angle = (shift + hue / 30) % 12;
    return Math.round(255 * (0.48 - 0.26 * Math.max(-1, Math.min(angle - 3, 9 - angle, 1))));
  };
  return [part(0), part(8), part(4)];
}
