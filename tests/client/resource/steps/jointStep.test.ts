import { expect, test } from 'vitest';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { jointStep, stepOthers } from '#client/resource/steps/jointStep.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { snackbarQueue } from '#client/ui/snackbarQueue.ts';
import { resource, set, storing } from '../storing.ts';

/** Undoes or redoes a step as the page does (stepDesk). */
function step(desk: RecordDesk, kind: 'undo' | 'redo'): void {
  const mark = desk[kind]()?.mark;
  if (mark) stepOthers(desk, kind, mark);
}

/** Three desks; two of them are changed in one step. */
async function threeDesks() {
  const [one, other, third] = await Promise.all([storing().open(), storing().open(), storing().open()]);
  one.edit([set(1, 'name', '剣')]);
  other.edit([set(1, 'name', '槍')]);
  const desks = [one, other, third];
  const made = jointStep(desks);
  for (const desk of [one, other]) desk.put(new Map([[1, resource.blank]]), made);
  const names = () => desks.map((desk) => (desk.record(1) as { name: string }).name);
  return { one, other, third, desks, made, names };
}

test('a step that was made in several desks is taken back and done again with whichever of them', async () => {
  const { one, other, names } = await threeDesks();
  expect(names()).toEqual(['', '', '']);
  step(one, 'undo');
  expect(names()).toEqual(['剣', '槍', '']);
  step(other, 'redo');
  expect(names()).toEqual(['', '', '']);
  step(other, 'undo');
  step(other, 'undo');
  expect(names()).toEqual(['剣', '', '']);
});

test('what was done in another desk since stays, and comes before it there', async () => {
  const { one, other, names } = await threeDesks();
  other.edit([set(2, 'name', '弓'), set(1, 'price', 5)]);
  step(one, 'undo');
  expect(names()).toEqual(['剣', '槍', '']);
  expect(other.record(1)).toMatchObject({ name: '槍', price: 5 });
  expect(other.record(2)).toMatchObject({ name: '弓' });
  step(other, 'undo');
  expect(other.record(2)).toBe(resource.blank);
  expect(names()).toEqual(['剣', '槍', '']);
});

test('it is offered to be taken back until something else is done in any of its desks', async () => {
  const { other, third, desks, made } = await threeDesks();
  const told = () => snackbarQueue.read().filter(({ text }) => text === 'done');
  notifyStep(desks, made, 'done', { label: 'Undo', onPress: () => {} });
  third.edit([set(1, 'name', '盾')]);
  expect(told()).toHaveLength(1);
  other.edit([set(1, 'name', '斧')]);
  expect(told()).toEqual([]);
});
