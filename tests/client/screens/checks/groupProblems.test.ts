import { describe, expect, it } from 'vitest';
import { type FoundProblems, groupProblems, rowsAtFirst } from '#client/screens/checks/groupProblems.ts';
import { CHECK_RULES } from '#domain/catalogs/checkRules.ts';

const words = { ja: '', en: '' };
const found = (
  rule: FoundProblems['rule'],
  kind: FoundProblems['kind'],
  numbers: number[],
  count = numbers.length,
) => ({
  rule,
  kind,
  count,
  problems: numbers.map((number) => ({
    number,
    path: 'name_ja',
    label: words,
    name: words,
    message: words,
    content: 'x',
  })),
});

const FOUND = [
  found('reference', 'item', [2, 9]),
  found('reference', 'monster', [7]),
  found('information', 'monster', [8]),
  found('english', 'item', [1, 2], 400),
];

describe('the remarks of the check list', () => {
  it('stand together by their rules, the kinds one after the other', () => {
    const groups = groupProblems(FOUND, 'rule');
    expect(groups.map(({ id, severity, count }) => [id, severity, count])).toEqual([
      ['reference', 'warning', 3],
      ['information', 'information', 1],
      ['english', 'warning', 400],
    ]);
    expect(groups[0]?.entries.map(({ kind, number }) => [kind, number])).toEqual([
      ['item', 2],
      ['item', 9],
      ['monster', 7],
    ]);
  });

  it('stand together by place, those of one record as neighbours', () => {
    const groups = groupProblems(FOUND, 'place');
    expect(groups.map(({ id, title, severity, count }) => [id, title.en, severity, count])).toEqual([
      ['item', 'Items', 'warning', 402],
      ['monster', 'Monsters', 'warning', 2],
    ]);
    expect(groups[0]?.entries.map(({ number }) => number)).toEqual([1, 2, 2, 9]);
  });

  it('show some rows of each at first, and never more than a page of all together', () => {
    expect([1, 3, 6].map(rowsAtFirst)).toEqual([20, 20, 10]);
    const groups = Object.keys(CHECK_RULES).length;
    expect(groups * rowsAtFirst(groups)).toBeLessThanOrEqual(60);
  });

  it('count as their most pressing one', () => {
    const [group] = groupProblems([found('information', 'npc', [1]), found('error', 'npc', [2])], 'place');
    expect(group?.severity).toBe('error');
    expect(group?.entries.map(({ severity }) => severity)).toEqual(['information', 'error']);
  });
});
