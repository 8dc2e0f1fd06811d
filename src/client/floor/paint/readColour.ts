/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const known = new Map<string, Colour>();

/** Parses a colour as written in a style sheet: `#fffdf6`, `#2d264257` or `rgb(45 38 66 / 0.34)`, shortened or not. */
export function readColour(css: string): Colour {
  const colour = known.get(css) ?? (css.startsWith('#') ? fromHex(css.slice(1)) : fromNumbers(css));
  known.set(css, colour);
  return colour;
}

function fromHex(digits: string): Colour {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

function fromNumbers(css: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}
