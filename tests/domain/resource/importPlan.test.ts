import { describe, expect, test } from 'vitest';
import { defineResource } from '#domain/resource/defineResource.ts';
import { int, range, text } from '#domain/resource/field.ts';
import { exportRows, planImport } from '#domain/resource/importPlan.ts';

const TABLE = { title: { ja: '一覧', en: 'List' }, columns: ['name_ja'], csv: ['name_ja', 'levels'] } as const;
const chest = defineResource({
  name: 'treasure_chest',
  fields: {
    name_ja: text('名', 'Name', { maxWidth: 4 }),
    levels: range('階', 'Levels', { min: 0, max: 9 }),
    depth: int('深さ', 'Depth', { min: 0, max: 5 }),
  },
  tables: { list: TABLE },
});
const stored = new Map<number, object>([
  [2, { ...chest.blank, name_ja: '箱', depth: 4 }],
  [1, { ...chest.blank, name_ja: '壺' }],
  [9, chest.blank],
]);

describe('The rows of a file', () => {
  test('are what is written, in order, below a header in the reader’s language', () => {
    expect(exportRows(chest, TABLE, stored, 'ja')).toEqual([
      ['番号', '名', '階 最小', '階 最大'],
      ['1', '壺', '0', '9'],
      ['2', '箱', '0', '9'],
    ]);
  });

  test('that come back unchanged change nothing', () => {
    const [, ...rows] = exportRows(chest, TABLE, stored, 'en');
    expect(planImport(chest, TABLE, rows, stored)).toEqual({ added: [], changed: [], unchanged: [1, 2], refused: [] });
  });

  test('are told apart as added, changed and unchanged; what has no column stays', () => {
    const plan = planImport(
      chest,
      TABLE,
      [
        ['3', '樽', '1', '2'],
        ['2', '棺', '0', '9'],
        ['1', '壺', '0', '9'],
      ],
      stored,
    );
    expect(plan.added).toMatchObject([{ number: 3, record: { name_ja: '樽', levels: { min: 1, max: 2 } } }]);
    expect(plan.changed).toMatchObject([{ number: 2, record: { name_ja: '棺', depth: 4 } }]);
    expect(plan.changed[0]?.leaves.map(({ path }) => path)).toEqual(['name_ja']);
    expect(plan.unchanged).toEqual([1]);
  });

  test('are refused by cell, with row, column, value and reason', () => {
    const { refused, added, changed } = planImport(
      chest,
      TABLE,
      [
        ['0', '', '0', '9'],
        ['x', '', '0', '9'],
        ['1', '', '0'],
        ['4', '長い名前', 'ゼロ', '9'],
        ['5', '', '5', '4'],
        ['6', '瓶', '0', '9'],
        ['6', '瓶', '0', '9'],
      ],
      stored,
    );
    expect(refused.map(({ row, column, value, fault }) => [row, column, value, 'key' in fault && fault.key])).toEqual([
      [2, '番号', '0', 'number_range'],
      [3, '番号', 'x', 'number_range'],
      [4, '', '', 'column_count'],
      [5, '名', '長い名前', 'too_wide'],
      [5, '階 最小', 'ゼロ', 'not_integer'],
      [6, '階 最大', '4', 'range_order'],
      [8, '番号', '6', 'doubled_number'],
    ]);
    expect(added).toMatchObject([{ number: 6 }]);
    expect(changed).toEqual([]);
  });
});
