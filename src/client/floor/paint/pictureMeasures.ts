/**
 * How large the picture of a floor is, in pixels of the device, `ratio` of which are one of CSS: cells are whole ones.
 * @param size cells a side
 * @param side CSS pixels at most
 */
export function pictureMeasures(size: number, side: number) {
  const ratio = window.devicePixelRatio;
  const line = Math.max(1, Math.round(ratio));
  const cell = Math.floor((side * ratio) / size);
  return { ratio, line, cell, length: cell * size + line };
}
