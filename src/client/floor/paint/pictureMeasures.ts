/**
 * Returns the size of a floor's picture in device pixels, with whole pixels per cell. `ratio` is the number of device pixels per CSS pixel.
 * @param size cells per side
 * @param side CSS pixels at most
 */
export function pictureMeasures(size: number, side: number) {
  const ratio = window.devicePixelRatio;
  const line = Math.max(1, Math.round(ratio));
  const cell = Math.floor((side * ratio) / size);
  return { ratio, line, cell, length: cell * size + line };
}
