import { describe, expect, test } from 'vitest';
import { defineResource } from '#domain/resource/defineResource.ts';
import { int, range, reference, text } from '#domain/resource/field.ts';
import { csvHeader, exportRows, type ImportProblem, planImport } from '#domain/resource/importPlan.ts';

const TABLE = { title: { ja: '一覧', en: 'List' }, columns: ['name_ja'], csv: ['name_ja', 'levels', 'guard'] } as const;
const chest = defineResource({
  name: 'treasure_chest',
  fields: {
    name_ja: text('名', 'Name', { maxWidth: 4 }),
    levels: range('階', 'Levels', { min: 0, max: 9 }),
    depth: int('深さ', 'Depth', { min: 0, max: 5 }),
    guard: reference('罠', 'Guard', { to: 'monster' }),
  },
  tables: { list: TABLE },
});
const stored = new Map<number, object>([
  [2, { ...chest.blank, name_ja: '箱', depth: 4 }],
  [1, { ...chest.blank, name_ja: '壺' }],
  [9, chest.blank],
]);

const plan = (...rows: string[][]) =>
  planImport(chest, TABLE, rows, stored, { exists: () => false, findBanned: () => [] });
const told = (namedProblems: readonly ImportProblem[]) =>
  namedProblems.map(({ row, column, value, fault }) => [row, column.ja, value, 'key' in fault ? fault.key : fault.ja]);

describe('The rows of a file', () => {
  test('are what is written, in order, below a header in the reader’s language; numbers are numbers', () => {
    expect(csvHeader(chest, TABLE, 'ja')).toEqual(['番号', '名', '階 最小', '階 最大', '罠']);
    expect(exportRows(chest, TABLE, stored)).toEqual([
      [1, '壺', 0, 9, 999],
      [2, '箱', 0, 9, 999],
    ]);
  });

  test('that come back unchanged change nothing, and empty ones say nothing', () => {
    const rows = exportRows(chest, TABLE, stored).map((row) => row.map(String));
    expect(plan(...rows, [''], ['', '', '', '', ''])).toEqual({
      added: [],
      changed: [],
      unchanged: [1, 2],
      refused: [],
      warned: [],
    });
  });

  test('are told apart as added, changed and unchanged; what has no column stays', () => {
    const { added, changed, unchanged } = plan(
      ['３', '樽', '1', '2', '999'],
      ['2', '棺', '0', '9', '999'],
      ['1', '壺', '0', '9', '999'],
    );
    expect(added).toMatchObject([{ row: 2, number: 3, record: { name_ja: '樽', levels: { min: 1, max: 2 } } }]);
    expect(changed).toMatchObject([{ row: 3, number: 2, record: { name_ja: '棺', depth: 4 } }]);
    expect(changed[0]?.leaves.map(({ path }) => path)).toEqual(['name_ja']);
    expect(unchanged).toEqual([1]);
    expect(stored.get(2)).toMatchObject({ name_ja: '箱' });
  });

  test('may leave numbers and references empty, and hold those of a blank record there', () => {
    const { added, changed, refused } = plan(['3', '樽', '', '', ''], ['2', '', '', '4', '']);
    expect(added).toMatchObject([{ record: { name_ja: '樽', levels: { min: 0, max: 9 }, guard: 999 } }]);
    expect(changed).toMatchObject([{ record: { name_ja: '', levels: { min: 0, max: 4 }, guard: 999, depth: 4 } }]);
    expect(refused).toEqual([]);
  });

  test('are refused by cell, with row, column, value and reason', () => {
    const { refused, added, changed } = plan(
      ['0', '', '0', '9', '999'],
      ['x', '', '0', '9', '999'],
      ['1', '', '0'],
      ['4', '長い名前', 'ゼロ', '9', '999'],
      ['5', '', '5', '4', '999'],
      ['6', '瓶', '0', '9', '999'],
      ['6', '瓶', '0', '9', '999'],
      ['7', '瓶', '0', '10', '999'],
    );
    expect(told(refused)).toEqual([
      [2, '番号', '0', 'number_range'],
      [3, '番号', 'x', 'number_range'],
      [4, '', '', 'column_count'],
      [5, '名', '長い名前', 'too_wide'],
      [5, '階 最小', 'ゼロ', 'not_integer'],
      [6, '階 最大', '4', 'range_order'],
      [8, '番号', '6', 'doubled_number'],
      [9, '階 最大', '10', 'at_most'],
    ]);
    expect(added).toMatchObject([{ number: 6 }]);
    expect(changed).toEqual([]);
  });

  test('that name what nobody has written are taken and warned of; what the file itself brings is there', () => {
    const rows = [
      ['3', '樽', '0', '9', '7'],
      ['4', '瓶', '0', '9', '8'],
    ];
    const { added, warned } = planImport(chest, TABLE, rows, stored, {
      exists: (kind, number) => kind === 'monster' && number === 8,
      findBanned: () => [],
    });
    expect(added).toHaveLength(2);
    expect(told(warned)).toEqual([[2, '罠', '7', 'モンスターの007番はまだ作られていません。']]);
  });

  test('are not warned of what they do not bring: it stood there before', () => {
    const records = new Map([[1, { ...chest.blank, name_ja: '壺', guard: 7 }]]);
    const surroundings = { exists: () => false, findBanned: () => [] };
    const { changed, warned } = planImport(chest, TABLE, [['1', '甕', '0', '9', '7']], records, surroundings);
    expect([changed.length, warned]).toEqual([1, []]);
  });

  test('lose the apostrophe that guards a formula, and no other', () => {
    expect(plan(['3', "'=A1", '0', '9', '999'], ['4', "'x", '0', '9', '999']).added).toMatchObject([
      { record: { name_ja: '=A1' } },
      { record: { name_ja: "'x" } },
    ]);
  });
});
