import { expect, it } from 'vitest';
import type { FoundProblems, ListedProblem } from '#client/screens/checks/groupProblems.ts';
import { movedMarks } from '#client/screens/checks/movedMarks.ts';

const words = { ja: '', en: '' };
const problem = (number: number) => ({
  number,
  path: 'name_en',
  label: words,
  name: words,
  message: words,
  content: 'x',
});
const english = (left: number[], meant: number[], count = left.length): FoundProblems => ({
  rule: 'english',
  kind: 'item',
  count,
  problems: left.map(problem),
  meant: { count: meant.length, problems: meant.map(problem) },
});
const listed = (number: number): ListedProblem => ({
  ...problem(number),
  rule: 'english',
  kind: 'item',
  severity: 'warning',
});

it('a mark takes a problem out of what is left at once, also where more are counted than listed, and back', () => {
  const before = [english([1, 2, 3], [], 400)];
  const marked = movedMarks(before, [listed(2)], true);
  expect(marked).toEqual([english([1, 3], [2], 399)]);
  expect(movedMarks(marked, [listed(2)], true)).toEqual(marked);
  expect(movedMarks(marked, [listed(2)], false)).toEqual(before);
});

it('a mark of another rule, kind or number changes nothing', () => {
  const before = [english([1, 2], [])];
  expect(
    movedMarks(before, [{ ...listed(1), rule: 'required' }, { ...listed(1), kind: 'npc' }, listed(9)], true),
  ).toEqual(before);
});
