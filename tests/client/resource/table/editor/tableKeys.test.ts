import { expect, test } from 'vitest';
import { moveByKey, stepByTab } from '#client/resource/table/editor/tableKeys.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { openTable } from '../openTable.ts';

/** Presses keys written like `Ctrl+Shift+ArrowDown`. */
function press(view: TableView, ...combinations: readonly string[]): void {
  for (const combination of combinations) {
    const keys = combination.split('+');
    const [ctrlKey, shiftKey] = [keys.includes('Ctrl'), keys.includes('Shift')];
    const key = keys.at(-1) ?? '';
    if (key === 'Tab') stepByTab(view, shiftKey);
    else moveByKey(view, { key, ctrlKey, shiftKey, metaKey: false, altKey: false }, 20);
  }
}
const goTo = (view: TableView, row: number, column: number) => view.selection.select({ row, column });
const active = ({ state }: TableView) => [state.range.active.row, state.range.active.column];
/** Returns the active cell after each of the keys. */
const after = (view: TableView, ...keys: readonly string[]) =>
  keys.map((key) => {
    press(view, key);
    return active(view);
  });
const rect = ({ rect: { top, left, bottom, right } }: TableView) => [top, left, bottom, right];
const price = (view: TableView, number: number) => (view.desk.record(number) as { price: number }).price;

const RUN = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, { name: `剣${number}`, price: number }]));
const written = () => openTable({ ...RUN, 9: { name: '盾' }, 12: { name_en: 'Bow' } });

test('Ctrl with an arrow stops at the edge of what is filled, and finds the next that is', () => {
  const view = written();
  const stops = (...keys: readonly string[]) => after(view, ...keys).map(([row]) => row);
  expect(stops('Ctrl+ArrowDown', 'Ctrl+ArrowDown')).toEqual([4, 8]);
  // No other name follows: first to the last row that holds anything, and only from there to the end of the table.
  expect(stops('Ctrl+ArrowDown', 'Ctrl+ArrowDown', 'Ctrl+ArrowDown')).toEqual([11, 499, 499]);
  expect(stops('Ctrl+ArrowUp', 'Ctrl+ArrowUp', 'Ctrl+ArrowUp', 'Ctrl+ArrowUp')).toEqual([8, 4, 0, 0]);
  press(view, 'Ctrl+ArrowRight');
  expect(active(view)).toEqual([0, 2]);
  press(view, 'Ctrl+ArrowLeft');
  expect(active(view)).toEqual([0, 0]);
});

test('Ctrl+End leads to the last row that holds anything, Ctrl+Home to the first cell', () => {
  const view = written();
  press(view, 'Ctrl+End');
  expect(active(view)).toEqual([11, 7]);
  press(view, 'Ctrl+Home');
  expect(active(view)).toEqual([0, 0]);
  press(view, 'Ctrl+Shift+End');
  expect(rect(view)).toEqual([0, 0, 11, 7]);
  const blank = openTable();
  press(blank, 'Ctrl+End');
  expect(active(blank)).toEqual([0, 7]);
});

test('with Shift they select, so that a fill writes into no blank slot', () => {
  const view = openTable(RUN);
  goTo(view, 0, 2);
  press(view, 'Ctrl+Shift+ArrowDown');
  expect(rect(view)).toEqual([0, 2, 4, 2]);
  goTo(view, 0, 1);
  press(view, 'Shift+ArrowRight', 'Ctrl+Shift+ArrowDown');
  // The column of the active cell is empty, and the data end below it.
  expect(rect(view)).toEqual([0, 1, 4, 2]);
  view.fill('down');
  expect([1, 2, 5, 6].map((number) => price(view, number))).toEqual([1, 1, 1, 0]);
  expect(view.desk.record(6)).toBe(view.desk.resource.blank);
});

test('Enter after Tab leads to the next row of the column where the row was begun', () => {
  const view = openTable();
  goTo(view, 3, 1);
  press(view, 'Tab');
  view.edit('replace');
  view.enter('7');
  press(view, 'Tab', 'Tab', 'Shift+Tab', 'Enter');
  expect(active(view)).toEqual([4, 1]);
  press(view, 'Tab', 'ArrowDown', 'Enter');
  expect(active(view)).toEqual([6, 2]);
});

test('Tab and Enter go round within a selection, which stays while one types', () => {
  const view = openTable();
  view.selection.selectRect({ top: 2, left: 0, bottom: 3, right: 1 });
  expect(after(view, 'Tab', 'Tab', 'Tab', 'Tab')).toEqual([
    [2, 1],
    [3, 0],
    [3, 1],
    [2, 0],
  ]);
  expect(after(view, 'Enter', 'Enter', 'Enter', 'Enter')).toEqual([
    [3, 0],
    [2, 1],
    [3, 1],
    [2, 0],
  ]);
  expect(after(view, 'Shift+Tab')).toEqual([[3, 1]]);
  expect(after(view, 'Shift+Enter')).toEqual([[2, 1]]);
  view.edit('replace');
  view.enter('斧');
  expect(rect(view)).toEqual([2, 0, 3, 1]);
  expect(view.desk.record(3)).toMatchObject({ name_en: '斧', name: '' });
  // An arrow alone moves on from the active cell; with Shift it moves the corner.
  press(view, 'Shift+ArrowDown');
  expect([rect(view), active(view)]).toEqual([
    [2, 0, 4, 1],
    [2, 1],
  ]);
  press(view, 'Tab', 'Tab', 'Tab', 'Shift+ArrowUp');
  expect([rect(view), active(view)]).toEqual([
    [2, 0, 3, 1],
    [2, 0],
  ]);
  press(view, 'ArrowDown');
  expect(rect(view)).toEqual([3, 0, 3, 0]);
});

test('Tab leaves the table at its ends alone', () => {
  const view = openTable();
  goTo(view, 499, 7);
  expect(stepByTab(view, false)).toBe(false);
  goTo(view, 0, 0);
  expect(stepByTab(view, true)).toBe(false);
  view.selection.selectRect({ top: 0, left: 0, bottom: 1, right: 0 });
  expect(stepByTab(view, true)).toBe(true);
  expect(active(view)).toEqual([1, 0]);
});

test('a fill of one row takes from the row above, of one column from the left', () => {
  const view = openTable({ 1: { name: '剣', name_en: 'Sword', price: 5 } });
  view.selection.selectRect({ top: 1, left: 0, bottom: 1, right: 2 });
  view.fill('down');
  expect(view.desk.record(2)).toMatchObject({ name: '剣', name_en: 'Sword', price: 5 });
  view.selection.selectRect({ top: 0, left: 1, bottom: 1, right: 1 });
  view.fill('right');
  expect(view.desk.record(2)).toMatchObject({ name_en: '剣' });
  view.selection.selectAll();
  goTo(view, 0, 0);
  view.fill('down');
  view.fill('right');
  expect(view.desk.record(1)).toMatchObject({ name: '剣', price: 5 });
});

test('whole rows and columns are selected, and grow from there', () => {
  const view = openTable();
  view.selection.selectRect({ top: 4, left: 2, bottom: 5, right: 2 });
  view.selection.selectWhole('columns');
  expect([rect(view), active(view)]).toEqual([
    [0, 2, 499, 2],
    [4, 2],
  ]);
  press(view, 'Shift+ArrowRight');
  expect(rect(view)).toEqual([0, 2, 499, 3]);
  goTo(view, 4, 2);
  view.selection.selectWhole('rows');
  expect(rect(view)).toEqual([4, 0, 4, 7]);
  press(view, 'Shift+ArrowDown');
  expect(rect(view)).toEqual([4, 0, 5, 7]);
});
