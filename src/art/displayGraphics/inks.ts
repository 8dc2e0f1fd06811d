/** The inks of all pictures. A picture takes two or three of them, and `glow` where there is light. */
export const inks = {
  ground: '#1b2031',
  bone: '#f0e5c9',
  stone: '#a39b88',
  iron: '#66697a',
  ochre: '#c59a55',
  wood: '#8b5a37',
  rubric: '#c34f3b',
  verdigris: '#5a9f97',
  glow: '#f8d673',
} as const;
export type Ink = keyof typeof inks;

const toTenths = (data: string): string =>
  data.replace(/-?\d+\.\d+(?:e-\d+)?/g, (value) => String(Math.round(Number(value) * 10) / 10));

// Outlines, as path data on a plate of 100 x 100.

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const ellipse = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

/** Makes a path through points given as x, y, x, y ...; closed by default. */
export function polygon(points: readonly number[], isClosed = true): string {
  const pairs = [];
  for (let at = 0; at < points.length; at += 2) pairs.push(`${points[at] ?? 0} ${points[at + 1] ?? 0}`);
  return `M${pairs.join('L')}${isClosed ? 'z' : ''}`;
}

// Marks of the burin: each takes path data and returns an element.

/** Draws a shape with a dark outline. */
export const fill = (ink: Ink, data: string): string => `<path fill="${inks[ink]}" d="${toTenths(data)}"/>`;

/** Draws a shape without an outline. */
export const wash = (ink: Ink, data: string): string =>
  `<path fill="${inks[ink]}" stroke="none" d="${toTenths(data)}"/>`;

export const line = (ink: Ink, data: string, width = 1.6): string =>
  `<path fill="none" stroke="${inks[ink]}" stroke-width="${width}" d="${toTenths(data)}"/>`;

/** Shade: slanting cuts over what lies below. */
export const hatch = (data: string): string => `<path fill="url(#hatch)" stroke="none" d="${toTenths(data)}"/>`;

/** Draws the marks, and once more with left and right swapped. */
export const mirrored = (...marks: readonly string[]): string =>
  `${marks.join('')}<g transform="matrix(-1 0 0 1 100 0)">${marks.join('')}</g>`;

/** Turns marks clockwise by degrees about a point. */
export const turned = (degrees: number, x: number, y: number, ...marks: readonly string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${marks.join('')}</g>`;

/** Breaks lines into strokes and gaps of these lengths. */
export const dashed = (lengths: string, ...marks: readonly string[]): string =>
  `<g stroke-dasharray="${lengths}">${marks.join('')}</g>`;

/** Joins the values of `make` for 0 to `count` - 1. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Returns points on a circle as x, y, x, y ..., the first one above its middle. */
export const around = (count: number, x: number, y: number, radius: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + Math.sin(angle) * radius(index), y - Math.cos(angle) * radius(index)];
  }).flat();
