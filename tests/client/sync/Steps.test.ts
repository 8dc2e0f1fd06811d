import { expect, test } from 'vitest';
import { FLOOR_STEPS, RECORD_STEPS, Steps } from '#client/sync/Steps.ts';

const pushed = (most: number, count: number) => {
  const steps = new Steps<number>(most);
  for (let step = 1; step <= count; step++) steps.push(step);
  return steps;
};

// docs/product.md, "Constants"
test.each([
  ['a floor', FLOOR_STEPS, 20],
  ['a table', RECORD_STEPS, 60],
])('%s keeps its newest steps', (_of, most, count) => {
  const { back } = pushed(most, count + 1);
  expect(back).toEqual(Array.from({ length: count }, (_, at) => at + 2));
});

test('a new step ends what was undone; a redone one does not', () => {
  const steps = pushed(3, 3);
  for (const _ of [1, 2]) steps.keepForth(steps.takeBack() ?? 0);
  expect([steps.back, steps.forth]).toEqual([[1], [3, 2]]);
  steps.keepBack(steps.takeForth() ?? 0);
  expect([steps.back, steps.forth]).toEqual([[1, 2], [3]]);
  steps.push(4);
  expect([steps.back, steps.forth]).toEqual([[1, 2, 4], []]);
});

test('a stroke that continues replaces the newest step; others are replaced and dropped where they stand', () => {
  const steps = pushed(3, 3);
  steps.replaceLast(30);
  expect(steps.replace(2, 20)).toBe(true);
  expect(steps.replace(9, 90)).toBe(false);
  expect(steps.back).toEqual([1, 20, 30]);
  expect([steps.holds(20), steps.holds(2)]).toEqual([true, false]);
  steps.keepForth(steps.takeBack() ?? 0);
  steps.drop(30);
  steps.drop(1);
  expect([steps.back, steps.forth]).toEqual([[20], []]);
});

test('all steps follow a change of what they are about', () => {
  const steps = pushed(3, 3);
  steps.keepForth(steps.takeBack() ?? 0);
  steps.carry((step) => step * 10);
  expect([steps.back, steps.forth]).toEqual([[10, 20], [30]]);
});
