import { expect, test } from 'vitest';
import { stepTable } from '#client/resource/table/commands/tableCommands.ts';
import { leafAt, openTable, reopened } from '../openTable.ts';

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

test('values that are pasted beyond the last column are counted, but for those of rows that have no place either', () => {
  const view = openTable();
  view.selection.select({ row: 498, column: 6 });
  view.paste('3\t言葉\t余り\t\t余り\n4\t言葉\t\n5\t言葉\t余り\n');
  expect(view.desk.record(500)).toMatchObject({ noise: 4, words: ['言葉'] });
  expect(view.state.news).toMatchObject({ values: { rows: 2, beyond: 1, beside: 2 } });
  view.selection.select({ row: 0, column: 6 });
  view.paste('3\t言葉\n');
  expect(view.state.news).toMatchObject({ values: { rows: 1, beyond: 0, beside: 0 } });
});

test('an empty cell that is pasted becomes what it is in a blank record', () => {
  const view = openTable({ 2: { name: '槍', price: 30, becomes: 1 } });
  view.selection.select({ row: 0, column: 0 });
  view.paste('剣\tSword\t\t\t\t\t\n槍\t\t\t1\t銀\t\t\n');
  expect(view.desk.record(1)).toEqual({ ...view.desk.resource.blank, name: '剣', name_en: 'Sword' });
  expect(view.desk.record(2)).toMatchObject({ price: 0, is_rare: true, metal: 1, becomes: 0, noise: 999 });
  expect(view.state.refusals.size).toBe(0);
});

test('what is copied is text or a number to a spreadsheet, never a formula, and comes back as it was', () => {
  const texts = ['=1+1', '-5', "'x", '@a', '00123', '120', '剣'];
  const view = openTable(
    Object.fromEntries(texts.map((name, at) => [at + 1, { name, price: at, words: [name, '+'] }])),
  );
  view.selection.selectRect({ top: 0, left: 0, bottom: 6, right: 7 });
  const copied = view.copy();
  const [first, second] = copied.split('\r\n');
  expect(first).toBe('\'=1+1\t\t0\t0\t0\t0\t999\t"\'=1+1\n***\n+"');
  expect(second).toMatch(/^'-5\t/);
  const other = openTable();
  other.paste(copied);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
    expect(other.desk.record(number), texts[number - 1]).toEqual(view.desk.record(number));
  // A text that only looks like a number becomes a number in a column of numbers.
  other.selection.select({ row: 0, column: 2 });
  other.paste("'00123");
  expect(other.desk.record(1)).toMatchObject({ price: 123 });
  other.selection.select({ row: 0, column: 0 });
  other.paste("'tis");
  expect(other.desk.record(1)).toMatchObject({ name: "'tis" });
});

test('blank records are as empty in a spreadsheet as in the table, and empty what they are pasted over', () => {
  const view = openTable({ 1: { name: '剣', price: 5 }, 4: { name: '槍', price: 7 } });
  view.selection.selectRect({ top: 0, left: 0, bottom: 1, right: 3 });
  expect(view.copy()).toBe('剣\t\t5\t0\r\n\t\t\t\r\n');
  const copied = view.copy();
  view.selection.select({ row: 2, column: 0 });
  view.paste(copied);
  expect([3, 4].map((number) => view.desk.record(number))).toEqual([
    { ...view.desk.resource.blank, name: '剣', price: 5 },
    view.desk.resource.blank,
  ]);
  view.selection.select({ row: 1, column: 2 });
  const one = view.copy();
  view.selection.select({ row: 2, column: 2 });
  view.paste(one);
  expect(view.desk.record(3)).toMatchObject({ name: '剣', price: 0 });
});

test('copies of rows take the next blank numbers, one each, after the last one the first; what finds none is counted', () => {
  const view = openTable({ 1: { name: '剣' }, 2: { name: '槍' }, 4: { name: '斧' } });
  view.selection.selectRect({ top: 0, left: 0, bottom: 3, right: 0 });
  view.duplicateRows();
  const names = [1, 2, 3, 4, 5, 6].map((number) => (view.desk.record(number) as { name: string }).name);
  expect(names).toEqual(['剣', '槍', '剣', '斧', '槍', '斧']);
  expect(view.state.news).toEqual({
    key: 'records.news.duplicate',
    values: { rows: 3, numbers: '003, 005-006', unplaced: 0 },
  });
  const allButSecond = Array.from({ length: 499 }, (_, at) => [at < 1 ? 1 : at + 2, { name: `剣${at}` }]);
  const full = openTable(Object.fromEntries(allButSecond));
  full.selection.select({ row: 499, column: 0 });
  full.duplicateRows();
  expect(full.desk.record(2)).toMatchObject({ name: '剣498' });
  expect(full.activeCell?.number).toBe(2);
  full.selection.selectRect({ top: 0, left: 0, bottom: 2, right: 0 });
  full.duplicateRows();
  expect(full.state.news).toEqual({ key: 'records.news.noDuplicate', values: { unplaced: 3 } });
});

test('copies of found or sorted rows are in sight and selected, and nothing else comes or goes', () => {
  const view = openTable({ 1: { name: '剣' }, 2: { name: '盾' }, 3: { name: '短剣' } });
  view.filterBy({ text: '剣' });
  view.selection.selectRect({ top: 0, left: 0, bottom: 1, right: 0 });
  view.duplicateRows();
  expect(view.state.rows).toEqual([1, 3, 4, 5]);
  expect(view.selectedNumbers).toEqual([4, 5]);
  expect(view.state.sought.row).toBe(2);
  expect(view.state.news?.values).toMatchObject({ numbers: '004-005' });
  view.unfilter();
  view.sortBy({ leaf: leafAt('name'), isDescending: true });
  view.selection.select({ row: 0, column: 0 });
  view.duplicateRows();
  expect(view.activeCell?.number).toBe(6);
});

test('what is replaced in messages is their text: their pages stay, and a message without it is not changed', () => {
  const view = openTable({ 1: { words: ['頁一', '頁二'] }, 2: { words: ['*注意*', '***'] }, 3: { words: ['$&'] } });
  view.selection.selectRect({ top: 0, left: 7, bottom: 2, right: 7 });
  const replace = (sought: string, operand: string) => view.calculate({ operation: 'replace', sought, operand });
  const words = () => [1, 2, 3].map((number) => (view.desk.record(number) as { words: string[] }).words);
  replace('*', '※');
  expect(words()).toEqual([['頁一', '頁二'], ['※注意※', '※※※'], ['$&']]);
  expect(view.state.news).toMatchObject({ values: { cells: 1 } });
  replace('※', '*');
  expect(words()[1]).toEqual(['*注意*', '***']);
  replace('頁', '$&');
  expect(words()[0]).toEqual(['$&一', '$&二']);
});

test('what is added or multiplied in a whole column leaves blank rows blank, and what is set is set in them too', () => {
  const view = openTable({ 1: { name: '剣', price: 10 }, 3: { name: '盾' } });
  view.selection.select({ row: 0, column: 2 });
  view.selection.selectWhole('columns');
  const prices = () => [1, 2, 3].map((number) => (view.desk.record(number) as { price: number }).price);
  view.calculate({ operation: 'add', operand: '5', sought: '' });
  expect([prices(), view.state.news?.values]).toEqual([[15, 0, 5], { cells: 2 }]);
  view.calculate({ operation: 'multiply', operand: '2', sought: '' });
  expect([prices(), view.state.news?.values]).toEqual([[30, 0, 10], { cells: 2 }]);
  expect(view.calculated({ operation: 'set', operand: '7', sought: '' }).changes).toHaveLength(500);
});

test('a filter is taken away as a whole', () => {
  const view = openTable({ 1: { name: '剣' } });
  view.filterBy({ text: '槍' });
  expect([view.isFiltered, view.state.rows]).toEqual([true, []]);
  view.unfilter();
  expect([view.isFiltered, view.state.rows.length]).toEqual([false, 500]);
});

test('a search finds what stands in any text of a record, whether its cell shows it or not, and what other columns show', () => {
  const view = openTable({
    1: { name: '石碑', words: ['この先、\n迷宮。', '引き返せ。'] },
    2: { name: '剣', metal: 1, becomes: 1 },
    3: { name: '盾' },
  });
  const found = (text: string) => {
    view.filterBy({ text });
    return view.state.rows;
  };
  expect([found('迷宮'), found('引キ返')]).toEqual([[1], [1]]);
  expect([found('石碑'), found('銀'), found('003')]).toEqual([[1, 2], [2], [3]]);
  view.showColumns([leafAt('words')], false);
  expect(found('引き返')).toEqual([1]);
});

test('a number that is typed beyond its limits becomes the nearest and that is told, one that is pasted is refused', () => {
  const view = openTable();
  const price = () => (view.desk.record(1) as { price: number }).price;
  view.selection.select({ row: 0, column: 2 });
  view.enter('１２,３４５');
  expect(price()).toBe(9999);
  expect(view.state.news).toEqual({ key: 'records.news.clamped', values: { typed: '１２,３４５', value: '9999' } });
  view.enter('２００');
  expect([price(), view.state.news]).toEqual([200, undefined]);
  view.enter('-3');
  expect([price(), view.state.refusals.size]).toEqual([0, 0]);
  view.enter('1.5');
  expect(view.state.refusals.get(1)?.get('price')).toMatchObject({ text: '1.5', fault: { key: 'not_integer' } });
  view.paste('12345');
  expect(view.state.refusals.get(1)?.get('price')).toMatchObject({ text: '12345', fault: { key: 'at_most' } });
});

test('of a text that is typed too wide it is told what is not stored; the whole is kept until it is given up', () => {
  const view = openTable();
  const name = (record: object) => (record as { name: string }).name;
  const names = () => [view.desk.record(1), view.desk.typed(1)].map(name);
  view.selection.select({ row: 0, column: 0 });
  view.enter('迷宮の奥で見つけた古い剣');
  expect(view.state.news).toEqual({ key: 'records.news.cut', values: { rest: 'い剣' } });
  expect([names(), view.state.refusals.size]).toEqual([['迷宮の奥で見つけた古', '迷宮の奥で見つけた古い剣'], 0]);
  view.discardOverlong();
  expect(names()).toEqual(['迷宮の奥で見つけた古', '迷宮の奥で見つけた古']);
  view.enter('古い剣');
  expect([name(view.desk.record(1)), view.state.news]).toEqual(['古い剣', undefined]);
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

test('values that were refused are marked with their texts when one comes back, until their cells are edited', () => {
  const view = openTable({ 1: { name: '剣', price: 10 } });
  view.selection.select({ row: 0, column: 2 });
  view.paste('たくさん\n12345');
  const again = reopened(view);
  expect(again.state.refusals.get(1)?.get('price')).toMatchObject({ text: 'たくさん', fault: { key: 'not_integer' } });
  expect(again.nextRefused).toEqual({ number: 2, path: 'price' });
  again.selection.select({ row: 0, column: 2 });
  again.enter('7');
  expect([...reopened(again).state.refusals.keys()]).toEqual([2]);
  // A cell that was corrected in the form is no longer marked.
  again.desk.edit([{ number: 2, leaf: leafAt('price'), value: 45 }]);
  expect(reopened(again).state.refusals.size).toBe(0);
});

test('names with numbers are sorted by these', () => {
  const view = openTable({ 1: { name: '剣10' }, 2: { name: '剣2' }, 3: { name: '剣１' } });
  view.sortBy({ leaf: leafAt('name'), isDescending: false });
  expect(view.state.rows.slice(0, 3)).toEqual([3, 2, 1]);
});

test('a table that is opened again is sorted and filtered as before, at the same row, wherever that stands now', () => {
  const view = openTable({
    2: { name: '銅の剣', price: 10 },
    5: { name: '鉄の剣', price: 30 },
    9: { name: '鋼の剣', price: 50 },
    12: { name: '盾' },
  });
  view.sortBy({ leaf: leafAt('price'), isDescending: true });
  view.filterBy({ text: '剣' });
  view.selection.select({ row: 1, column: 2 });
  view.desk.edit([{ number: 5, leaf: leafAt('price'), value: 90 }]);
  const again = reopened(view);
  expect(again.state.rows).toEqual([5, 9, 2]);
  expect([again.isFiltered, again.state.sort]).toEqual([true, view.state.sort]);
  expect(again.activeCell).toEqual({ number: 5, leaf: leafAt('price') });
  expect(again.state.sought).toEqual({ row: 0, column: 2 });
  // The record in an address is shown even if the filter hides it.
  again.goTo(12);
  expect([again.activeCell, again.isFiltered]).toEqual([{ number: 12, leaf: leafAt('price') }, false]);
  again.goTo(347, 'noise');
  expect(again.activeCell).toEqual({ number: 347, leaf: leafAt('noise') });
  expect(openTable().state).toMatchObject({ sort: undefined, range: { active: { row: 0, column: 0 } } });
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

test('the fill handle continues a series in one step of undo, tells what was clamped, and copies when asked', async () => {
  const view = openTable({ 1: { price: 9700, metal: 0 }, 2: { price: 9850, metal: 1 } });
  const drags = (mode: 'series' | 'copy') => {
    view.selection.selectRect({ top: 0, left: 2, bottom: 1, right: 2 });
    view.dragFill({ row: 4, column: 2 });
    view.dropFill(mode);
  };
  const prices = () => [3, 4, 5].map((number) => (view.desk.record(number) as { price: number }).price);
  drags('series');
  expect(prices()).toEqual([9999, 9999, 9999]);
  expect(view.state.news).toEqual({ key: 'records.news.fill', values: { cells: 3, clamped: 3 } });
  expect(view.rect).toEqual({ top: 0, left: 2, bottom: 4, right: 2 });
  await stepTable(view, 'undo');
  expect(prices()).toEqual([0, 0, 0]);
  drags('copy');
  expect(prices()).toEqual([9700, 9850, 9700]);
  expect(view.state.news).toMatchObject({ values: { clamped: 0 } });
  // Codes of choices are repeated.
  view.selection.selectRect({ top: 0, left: 4, bottom: 1, right: 4 });
  view.dragFill({ row: 3, column: 4 });
  view.dropFill('series');
  expect([3, 4].map((number) => (view.desk.record(number) as { metal: number }).metal)).toEqual([0, 1]);
});
