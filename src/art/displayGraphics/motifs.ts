import { seededRandom } from '#art/seededRandom.ts';
import { around, ellipse, fill, hatch, type Ink, line, polygon, rectangle, times, wash } from './inks.ts';

// The subjects that several pictures share: light, fire, water, walls, the ground.

/** Draws rays of light around a point, from one distance to another. */
export const rays = (x: number, y: number, from: number, to: number, count = 16, ink: Ink = 'glow'): string =>
  line(
    ink,
    times(count, (index) => {
      const [nearX = 0, nearY = 0] = around(count, x, y, () => from).slice(index * 2);
      const [farX = 0, farY = 0] = around(count, x, y, (at) => (at % 2 ? (from + to) / 2 : to)).slice(index * 2);
      return polygon([nearX, nearY, farX, farY], false);
    }),
    1.2,
  );

/** Draws a flame that stands on (x, y), `size` high: three tongues, the innermost the brightest. */
export function flame(x: number, y: number, size: number): string {
  const tongue = (tall: number): string => {
    const at = (across: number, up: number) => `${x + across * tall} ${y - up * tall}`;
    return [
      `M${at(0, 0)}C${at(-0.5, 0)} ${at(-0.42, 0.42)} ${at(-0.16, 0.62)}`,
      `C${at(-0.12, 0.42)} ${at(0, 0.5)} ${at(0.05, 1)}`,
      `C${at(0.12, 0.66)} ${at(0.5, 0.4)} ${at(0.32, 0.14)}`,
      `C${at(0.26, 0.04)} ${at(0.1, 0)} ${at(0, 0)}z`,
    ].join('');
  };
  return fill('rubric', tongue(size)) + wash('glow', tongue(size * 0.66)) + wash('bone', tongue(size * 0.34));
}

/** Draws wavelets in rows between y and `bottom`. */
export const water = (y: number, bottom: number, left = 8, right = 92): string =>
  line(
    'verdigris',
    times(Math.ceil((bottom - y) / 5), (row) => {
      const start = left + (row % 2 ? 6 : 0);
      const count = Math.floor((right - start) / 12);
      return `M${start} ${y + row * 5}${'q3 -3 6 0t6 0'.repeat(count)}`;
    }),
    1.5,
  );

/** Draws courses of brick with seeded chips. */
export function bricks(x: number, y: number, width: number, height: number, seed: number, ink: Ink = 'stone'): string {
  const random = seededRandom(seed);
  const rows = Math.round(height / 9);
  const tall = height / rows;
  const joints = times(rows, (row) => {
    const top = y + row * tall;
    const course = row === 0 ? '' : `M${x} ${top}h${width}`;
    let across = '';
    for (let at = x + (row % 2 ? 7 : 14) + random() * 3; at < x + width - 3; at += 13 + random() * 3) {
      across += `M${at} ${top}v${tall}`;
    }
    return course + across;
  });
  return fill(ink, rectangle(x, y, width, height)) + line('ground', joints, 1.3);
}

/** Returns a rough stone outline about (x, y). */
export function boulder(x: number, y: number, across: number, down: number, seed: number): string {
  const random = seededRandom(seed);
  const points = around(11, 0, 0, () => 0.82 + random() * 0.3);
  return polygon(points.map((value, index) => (index % 2 ? y + value * down : x + value * across)));
}

/** Draws the floor that a thing stands on: its shadow, and a few cuts. */
export const floor = (y = 86, across = 34): string =>
  wash('ground', ellipse(50, y, across, 4.5)) +
  line('iron', `M${50 - across - 6} ${y + 3}h14M${50 + across - 10} ${y + 3}h16M${46 - across / 2} ${y + 6}h24`, 1.2);

/** Returns a star with this number of points. */
export const star = (x: number, y: number, outer: number, inner: number, points: number): string =>
  polygon(around(points * 2, x, y, (index) => (index % 2 ? inner : outer)));

/** Draws a round jewel that catches the light. */
export const jewel = (ink: Ink, x: number, y: number, radius: number): string =>
  fill(ink, ellipse(x, y, radius)) + wash('bone', ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.3));

/** Draws a block seen a little from above, shaded on its right. */
export const block = (ink: Ink, x: number, y: number, width: number, height: number): string =>
  fill(ink, rectangle(x, y, width, height)) + hatch(rectangle(x + width * 0.68, y, width * 0.32, height));
