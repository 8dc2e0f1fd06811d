import { describe, expect, test } from 'vitest';
import { offeredTargets, shownPreview } from '#client/mapEditor/canvas/shownPreview.ts';
import type { StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import { BORDER } from '#domain/map/cell.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import type { GridValues } from '#domain/map/patch.ts';
import { StrokeDraft } from '#domain/map/strokePatch.ts';

function wallDraft(border: number): StrokeDraft {
  const options = { size: 24, mode: 'draw', oneSided: false, label: '' } as const;
  const draft = new StrokeDraft(blankGrid(), { edge: () => border as never }, options);
  draft.take([{ kind: 'edge', edge: { x: 1, y: 2, side: 'north' }, part: 'line' }]);
  return draft;
}

const wall = wallDraft(BORDER.wall);
const part: GridValues = new Map([[8, 1]]);
const strokeState = (over: Partial<StrokeState>): StrokeState => ({
  activeTool: undefined,
  targets: [],
  mode: 'draw',
  draft: wall,
  isDragging: false,
  ...over,
});

describe('The map shows what is not drawn yet', () => {
  test('while a stroke is under way, whether it draws or erases', () => {
    expect(shownPreview(strokeState({ isDragging: true }), undefined, true)).toBe(wall.values);
    expect(shownPreview(strokeState({ isDragging: true, mode: 'erase' }), undefined, true)).toBe(wall.values);
  });

  test('where a stroke would begin, but not that what is there would go', () => {
    expect(shownPreview(strokeState({}), undefined, true)).toBe(wall.values);
    expect(shownPreview(strokeState({ mode: 'erase' }), undefined, true)).toBeUndefined();
    expect(shownPreview(strokeState({ draft: wallDraft(BORDER.open) }), undefined, true)?.size).toBe(0);
    expect(shownPreview(undefined, undefined, true)).toBeUndefined();
  });

  test('not at a pointer that rests while the keys lead', () => {
    expect(shownPreview(strokeState({}), undefined, false)).toBeUndefined();
  });

  test('or the part that floats, wherever the pointer is', () => {
    expect(shownPreview(strokeState({}), part, true)).toBe(part);
    expect(shownPreview(undefined, part, false)).toBe(part);
  });
});

test('The map sets off what a stroke begun here would touch, but not where one has just been made', () => {
  const targets = [{ kind: 'cell', x: 3, y: 4 }] as const;
  expect(offeredTargets(strokeState({ targets }))).toBe(targets);
  expect(offeredTargets(strokeState({ targets, isDragging: true }))).toEqual([]);
  expect(offeredTargets(strokeState({ targets, isFresh: true }))).toEqual([]);
  expect(offeredTargets(undefined)).toEqual([]);
});
