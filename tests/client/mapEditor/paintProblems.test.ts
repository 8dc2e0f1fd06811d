import { expect, test } from 'vitest';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { glyphShare } from '#client/floor/paint/paintMarks.ts';
import { paintProblems } from '#client/mapEditor/canvas/paintProblems.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';

/** A brush that records the points of its lines and their width. */
class Lines {
  readonly points: (readonly [x: number, y: number])[] = [];
  lineWidth = 0;
  beginPath() {}
  closePath() {}
  fill() {}
  stroke() {}
  moveTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number) {
    this.points.push([x, y]);
  }
}

const CELLS = [10, 16, 20, 23, 24, 28, 32, 48, 96];

test.each(CELLS)('a mark of a problem leaves the icon of an event free in a cell of %d px', (cell) => {
  const lines = new Lines();
  const view = { width: cell, height: cell, cell, left: 0, bottom: cell };
  paintProblems(lines as unknown as Brush, [{ x: 0, y: 0, severity: 'error' }], view, {} as MapPalette);
  /** The first pixel of the icon, from the left and from the top. */
  const icon = (cell * (1 - glyphShare(cell))) / 2;
  expect(lines.points.length).toBeGreaterThanOrEqual(3);
  // Each point lies outside the icon, and so does the middle between two of them.
  const middles = lines.points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = lines.points[at] ?? [x, y];
    return [(x + fromX) / 2, (y + fromY) / 2] as const;
  });
  const nearest = [...lines.points, ...middles].map(([x, y]) => Math.min(x, y) + lines.lineWidth / 2);
  expect(Math.max(...nearest)).toBeLessThanOrEqual(icon + 0.8);
});
