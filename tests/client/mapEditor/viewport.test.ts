import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAt } from '#client/floor/paint/floorPlace.ts';
import { fitViewport, panViewport, RULER, revealCell, zoomViewport } from '#client/floor/paint/viewport.ts';

const windowSide = fc.integer({ min: 300, max: 2000 });

test('the whole floor fits between the rulers', () => {
  fc.assert(
    fc.property(windowSide, windowSide, fc.constantFrom(24, 20, 16), (width, height, size) => {
      const view = fitViewport(width, height, size);
      expect(view.left).toBeGreaterThanOrEqual(RULER);
      expect(view.left + size * view.cell).toBeLessThanOrEqual(width);
      expect(view.bottom).toBeLessThanOrEqual(height - RULER);
      expect(view.bottom - size * view.cell).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('zooming keeps what lies under the pointer where it is', () => {
  const view = fitViewport(1000, 800, 24);
  const at = { x: 480, y: 300 };
  const before = positionAt(view, at);
  const after = positionAt(zoomViewport(view, 1.7, at, 24), at);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test('however far one pans, some of the floor stays in sight', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }), (dx, dy) => {
      const view = panViewport(fitViewport(1000, 800, 24), dx, dy, 24);
      expect(view.left).toBeLessThan(1000);
      expect(view.left + 24 * view.cell).toBeGreaterThan(0);
      expect(view.bottom).toBeGreaterThan(0);
      expect(view.bottom - 24 * view.cell).toBeLessThan(800);
    }),
  );
});

test('a cell out of sight is brought into the window by the least movement, one in sight moves nothing', () => {
  const view = zoomViewport(fitViewport(600, 600, 24), 4, { x: 300, y: 300 }, 24);
  expect(revealCell(view, 12, 12)).toBe(view);
  const moved = revealCell(view, 0, 23);
  expect(moved.left).toBe(RULER);
  expect(moved.bottom - 24 * moved.cell).toBe(0);
});
