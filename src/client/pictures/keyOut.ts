/** Pixels as a canvas returns them: four bytes each, rows from the top. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the background of a picture transparent: the areas that have the colour of its top left corner and touch an edge. The same colour
 * inside the figure stays.
 * @param tolerance by how much red, green and blue may differ, 0 to 255
 */
export function keyOut({ data, width, height }: Pixels, tolerance: number): void {
  const [red = 0, green = 0, blue = 0] = data;
  const isGround = (at: number): boolean =>
    data[at + 3] !== 0 &&
    Math.abs((data[at] ?? 0) - red) <= tolerance &&
    Math.abs((data[at + 1] ?? 0) - green) <= tolerance &&
    Math.abs((data[at + 2] ?? 0) - blue) <= tolerance;
  /** Indexes of pixels whose neighbours still have to be checked. */
  const open: number[] = [];
  const clear = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    if (!isGround(at)) return;
    data[at + 3] = 0;
    open.push(y * width + x);
  };
  for (let x = 0; x < width; x++) {
    clear(x, 0);
    clear(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    clear(0, y);
    clear(width - 1, y);
  }
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const [x, y] = [place % width, Math.floor(place / width)];
    if (x > 0) clear(x - 1, y);
    if (x < width - 1) clear(x + 1, y);
    if (y > 0) clear(x, y - 1);
    if (y < height - 1) clear(x, y + 1);
  }
}

/** Whether the four corners of a picture have the same colour, which `keyOut` can remove. */
export function hasFlatCorners({ data, width, height }: Pixels, tolerance: number): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((place) => place * 4);
  return corners.every(
    (at) =>
      data[at + 3] === 255 &&
      [0, 1, 2].every((byte) => Math.abs((data[at + byte] ?? 0) - (data[byte] ?? 0)) <= tolerance),
  );
}

/** Whether any pixel lets something through. */
export function hasTransparency({ data }: Pick<Pixels, 'data'>): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
