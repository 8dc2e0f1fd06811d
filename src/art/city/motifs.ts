import { ellipse, fill, hatch, type Ink, line, polygon, rectangle, times, wash } from '#art/displayGraphics/inks.ts';
import { flame, star } from '#art/displayGraphics/motifs.ts';
import { seededRandom } from '#art/seededRandom.ts';

// The building blocks of the scenes of the city.

/** Draws a lit window with its cross. */
export const lit = (x: number, y: number, width: number, height: number): string =>
  wash('glow', rectangle(x, y, width, height)) +
  line('ground', `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, 0.8);

/** Draws a house that stands on (x, y), seen from its gable, with this number of lit windows. */
export function house(x: number, y: number, width: number, height: number, roof: Ink, windows: number): string {
  const top = y - height;
  const gap = width / (windows + 0.5);
  return [
    fill('bone', rectangle(x, top, width, height)),
    hatch(rectangle(x + width * 0.66, top, width * 0.34, height)),
    fill(roof, polygon([x - 3, top, x + width / 2, top - width * 0.62, x + width + 3, top])),
    hatch(polygon([x + width / 2, top - width * 0.62, x + width + 3, top, x + width * 0.7, top])),
    times(windows, (at) => lit(x + gap * (at + 0.4), top + height * 0.24, gap * 0.5, height * 0.32)),
  ].join('');
}

/** Draws a round tower that stands on (x, y), with a pointed roof or battlements. */
export function tower(x: number, y: number, width: number, height: number, roof: Ink | 'battlements'): string {
  const top = y - height;
  const tooth = width / 5;
  const crown =
    roof === 'battlements'
      ? fill(
          'stone',
          times(3, (at) => rectangle(x - 1 + at * tooth * 2, top - tooth, tooth * 1.3, tooth * 1.2)),
        )
      : fill(roof, polygon([x - 3, top, x + width / 2, top - width * 1.25, x + width + 3, top]));
  return [
    fill('stone', rectangle(x, top, width, height)),
    hatch(rectangle(x + width * 0.6, top, width * 0.4, height)),
    crown,
    wash('glow', rectangle(x + width * 0.38, top + height * 0.2, width * 0.22, Math.min(8, height * 0.18))),
  ].join('');
}

/** Draws a wall with battlements whose top is at y. */
export function rampart(x: number, y: number, width: number, height: number): string {
  const teeth = Math.floor(width / 10);
  return [
    fill(
      'stone',
      times(teeth, (at) => rectangle(x + 1 + at * (width / teeth), y - 5, 5.5, 6)),
    ),
    fill('stone', rectangle(x, y, width, height)),
    line(
      'ground',
      times(Math.floor(height / 7), (row) => `M${x} ${y + 7 * (row + 1)}h${width}`),
      0.7,
    ),
  ].join('');
}

/** Draws stars over a sky, the same for the same seed. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  return times(count, () => {
    const [x, y, size] = [6 + random() * (width - 12), 5 + random() * height, 0.9 + random() * 1.4];
    return wash('bone', star(x, y, size, size * 0.32, 4));
  });
}

/** Draws a waxing moon. */
export const moon = (x: number, y: number, radius: number): string =>
  fill('bone', ellipse(x, y, radius)) + wash('ground', ellipse(x - radius * 0.36, y - radius * 0.1, radius * 0.82));

/** Draws a column from `top` to `bottom`, with its capital and its base. */
export const column = (x: number, top: number, bottom: number, width = 12, ink: Ink = 'stone'): string =>
  [
    fill(ink, rectangle(x - width / 2, top, width, bottom - top)),
    hatch(rectangle(x + width * 0.1, top, width * 0.4, bottom - top)),
    line('ground', `M${x - width * 0.2} ${top}v${bottom - top}`, 0.8),
    fill(ink, rectangle(x - width * 0.75, top - 3, width * 1.5, 6)),
    fill(ink, rectangle(x - width * 0.75, bottom - 4, width * 1.5, 6)),
  ].join('');

/** Draws a lantern that hangs from the ceiling by a chain. */
export const lantern = (x: number, y: number, size = 5): string =>
  line('iron', `M${x} 3v${y - size - 3}`, 1) +
  wash('glow', ellipse(x, y, size * 0.9, size)) +
  line('iron', `M${x - size} ${y - size}h${2 * size}M${x - size} ${y + size}h${2 * size}`, 1.6);

/** Draws a barrel that lies with its lid to the front. */
export const barrel = (x: number, y: number, radius: number): string =>
  fill('wood', ellipse(x, y, radius)) +
  line('ochre', ellipse(x, y, radius * 0.72), 1) +
  line(
    'ground',
    `M${x - radius * 0.7} ${y - radius * 0.3}h${radius * 1.4}M${x - radius * 0.7} ${y + radius * 0.3}h${radius * 1.4}`,
    0.8,
  ) +
  fill('ochre', rectangle(x - 1, y + radius * 0.3, 2, 4));

/** Planks of a floor or a counter. */
export const planks = (x: number, y: number, width: number, height: number, ink: Ink = 'wood'): string =>
  fill(ink, rectangle(x, y, width, height)) +
  line(
    'ground',
    times(Math.floor(width / 16), (at) => `M${x + 16 * (at + 1)} ${y}v${height}`),
    0.8,
  );

/** Draws a fireplace in a wall, with the fire at (x, y). */
export const hearth = (x: number, y: number): string =>
  fill('stone', polygon([x - 20, y, x - 16, y - 38, x + 16, y - 38, x + 20, y])) +
  wash('ground', `M${x - 12} ${y}v-18a12 12 0 0 1 24 0v18z`) +
  flame(x, y, 20) +
  line('wood', `M${x - 9} ${y - 1}l18 -3M${x - 9} ${y - 4}l18 3`, 2.6);
