import { describe, expect, test } from 'vitest';
import { shownPreview } from '#client/mapEditor/canvas/shownPreview.ts';
import type { StrokeSight } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { Patch } from '#domain/map/patch.ts';

const label = { key: 'map.tool.wall', count: 1 };
const wall: Patch = { label, cells: [{ x: 1, y: 2, before: { north: 0 }, after: { north: 1 } }] };
const part: Patch = { label, cells: [{ x: 8, y: 8, before: { dark: 0 }, after: { dark: 1 } } as never] };
const sight = (over: Partial<StrokeSight>): StrokeSight => ({
  hand: undefined,
  targets: [],
  mode: 'draw',
  patch: wall,
  isDragging: false,
  ...over,
});

describe('The map shows what is not drawn yet', () => {
  test('while a stroke is under way, whether it draws or erases', () => {
    expect(shownPreview(sight({ isDragging: true }), undefined, true)).toBe(wall);
    expect(shownPreview(sight({ isDragging: true, mode: 'erase' }), undefined, true)).toBe(wall);
  });

  test('where a stroke would begin, but not that what is there would go', () => {
    expect(shownPreview(sight({}), undefined, true)).toBe(wall);
    expect(shownPreview(sight({ mode: 'erase' }), undefined, true)).toBeUndefined();
    expect(shownPreview(sight({ patch: { label, cells: [] } }), undefined, true)).toBeUndefined();
    expect(shownPreview(undefined, undefined, true)).toBeUndefined();
  });

  test('not at a pointer that rests while the keys lead', () => {
    expect(shownPreview(sight({}), undefined, false)).toBeUndefined();
  });

  test('or the part that floats, wherever the pointer is', () => {
    expect(shownPreview(sight({}), part, true)).toBe(part);
    expect(shownPreview(undefined, part, false)).toBe(part);
  });
});
