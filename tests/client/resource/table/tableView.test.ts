import { expect, test } from 'vitest';
import { openTable } from './openTable.ts';

test('rows that are pasted beyond the last number are counted, but for empty ones', () => {
  const view = openTable();
  view.selection.select({ row: 498, column: 0 });
  view.paste('剣\n槍\n斧\n\n弓\n');
  expect(view.desk.record(500)).toMatchObject({ name: '槍' });
  expect(view.state.news).toMatchObject({ key: 'records.news.paste', values: { rows: 2, beyond: 2 } });
  view.selection.select({ row: 0, column: 0 });
  view.paste('剣\n槍\n');
  expect(view.state.news).toMatchObject({ values: { rows: 2, beyond: 0 } });
});

test('copies of rows take the next blank numbers, one each, and none beyond the last', () => {
  const view = openTable({ 1: { name: '剣' }, 2: { name: '槍' }, 4: { name: '斧' } });
  view.selection.selectRect({ top: 0, left: 0, bottom: 3, right: 0 });
  view.duplicateRows();
  const names = [1, 2, 3, 4, 5, 6].map((number) => (view.desk.record(number) as { name: string }).name);
  expect(names).toEqual(['剣', '槍', '剣', '斧', '槍', '斧']);
  expect(view.state.news).toEqual({ key: 'records.news.duplicate', values: { rows: 3 } });
  const full = openTable({ 500: { name: '剣' } });
  full.selection.select({ row: 499, column: 0 });
  full.duplicateRows();
  expect(full.state.news).toEqual({ key: 'records.news.duplicate', values: { rows: 0 } });
});

test('a filter is taken away as a whole', () => {
  const view = openTable({ 1: { name: '剣' } });
  view.filterBy({ text: '槍' });
  expect([view.isFiltered, view.state.rows]).toEqual([true, []]);
  view.unfilter();
  expect([view.isFiltered, view.state.rows.length]).toEqual([false, 500]);
});

test('a text that is refused stays told until its cell is edited', () => {
  const view = openTable();
  view.selection.select({ row: 0, column: 2 });
  view.enter('x');
  view.selection.select({ row: 1, column: 2 });
  view.enter('y');
  const second = view.state.refusals.get(2);
  view.selection.select({ row: 0, column: 2 });
  view.enter('5');
  expect([...view.state.refusals.keys()]).toEqual([2]);
  expect(view.state.refusals.get(2)).toBe(second);
});

test('records of which the last cell is emptied are known, in whichever way, until they hold something again', () => {
  const view = openTable({ 1: { name: '剣', price: 5 }, 2: { name: '槍' }, 3: { name: '斧' } });
  view.selection.selectRect({ top: 0, left: 0, bottom: 1, right: 0 });
  view.clear();
  expect(view.state.emptied).toEqual([2]);
  view.selection.select({ row: 2, column: 0 });
  view.paste('\t\t');
  expect(view.state.emptied).toEqual([2, 3]);
  view.selection.select({ row: 1, column: 0 });
  view.enter('弓');
  expect(view.state.emptied).toEqual([3]);
  view.selection.select({ row: 9, column: 0 });
  view.clear();
  expect(view.state.emptied).toEqual([3]);
});
