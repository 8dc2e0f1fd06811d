import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import type { tableTexts } from '#client/resource/table/tableTexts.ts';
import { item } from '#domain/resources/item.ts';
import { ItemTable } from '../support/ItemTable.ts';
import { commits, composes, converts } from '../support/inputMethod.ts';
import { boxOf, focuses, hasScenario, haveTexts, isGone, opens, presses, pressesIn } from '../support/site.tsx';

let table: ItemTable;
beforeEach(async () => {
  table = new ItemTable(await hasScenario());
});

test('who types into a text of pages is told what opens it', async () => {
  await opens(`/scenarios/${table.scenarioId}/data-settings/labyrinth-messages/labyrinth-message-list`);
  await table.goesTo(1, 'message_ja_boxes');
  await userEvent.keyboard('あ');
  await table.isTold(table.text('records.news.inForm', { keys: 'F2 / Ctrl+Enter' }));
  await expect.element(table.input).toHaveValue('');
  await presses('F2');
  await expect.poll(() => location.pathname).toMatch(/labyrinth-message-list\/1$/);
});

test('the menus of cells and columns are opened, and rows sorted and filtered, with the keyboard', async () => {
  await table.has({
    1: { name_ja: '安い', purchase_price: 10, type: 1 },
    2: { name_ja: '高い', purchase_price: 900 },
    3: { name_ja: '普通', purchase_price: 50, type: 1 },
  });
  await table.opens();
  const shown = () =>
    table.grid
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  const menu = page.getByRole('menu');
  const item = (key: keyof typeof tableTexts) => page.getByRole('menuitem', { name: table.text(key), exact: false });
  await table.goesTo(1, 'purchase_price');
  await presses('F8');
  await expect.element(menu).toHaveAccessibleName(table.text('records.columnMenu', { column: '購入価格' }));
  await presses('ArrowDown', 'Enter');
  await expect.poll(() => shown().slice(0, 3)).toEqual(['002', '003', '001']);
  await expect.element(table.input).toHaveFocus();
  // A cell with choices also has the menu of its column.
  await table.goesTo(1, 'type');
  await presses('F8');
  await expect.element(menu).toHaveAccessibleName(table.text('records.columnMenu', { column: '種類' }));
  await presses('Escape');
  await isGone(menu);
  await expect.element(table.input).toHaveFocus();
  await presses('Shift+F8');
  await expect.poll(shown).toEqual(['003', '001']);
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await presses(key);
    await expect.element(menu).toHaveAccessibleName(table.text('records.menu'));
    await expect.element(item('records.command.unfilter')).toBeVisible();
    await presses('Escape');
    await isGone(menu);
    await expect.element(table.input).toHaveFocus();
  }
  await presses('Shift+F10');
  await pressesIn(item('records.command.unfilter'), 'Enter');
  await expect.poll(() => shown().slice(0, 3)).toEqual(['002', '003', '001']);
  await expect
    .element(table.grid.getByRole('button', { name: '購入価格' }))
    .toHaveAttribute('title', expect.stringMatching(/F8/));
  await expect.element(table.input).toHaveFocus();
  await presses('F1');
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Shift+F10');
});

test('a button that can be pressed no more keeps the focus, and a filter that is gone gives it to the cells', async () => {
  await table.has({ 1: { name_ja: '剣', type: 1 }, 2: { name_ja: '盾' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await userEvent.keyboard('斧');
  await presses('Enter');
  const [undo, redo] = [table.button('records.command.undo'), table.button('records.command.redo')];
  focuses(undo);
  await presses('Enter');
  await expect.element(undo).toBeDisabled();
  await expect.element(undo).toHaveFocus();
  await redo.click();
  await expect.element(redo).toBeDisabled();
  await expect.element(redo).toHaveFocus();
  await table.goesTo(1, 'type');
  await presses('Shift+F8');
  const filter = page.getByRole('button', { name: /^種類：/ });
  focuses(filter);
  await presses('Enter');
  await isGone(filter);
  await expect.element(table.input).toHaveFocus();
  await presses('ArrowDown');
  await expect.element(table.input).toHaveAccessibleName(/ 002 /);
});

test('in the middle of an edit Ctrl+S takes it and saves, and F1 shows the help', async () => {
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await userEvent.keyboard('剣');
  await presses('Control+s');
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('剣');
  await table.isSaved();
  await expect.element(table.input).toHaveAccessibleName(/ 001 /);
  await userEvent.keyboard('斧');
  await presses('F1');
  await expect.element(page.getByRole('dialog')).toMatchTextContent(table.text('records.help.keyboard'));
  await presses('Escape');
  await expect.element(table.input).toHaveFocus();
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('斧');
});

test('an empty table and a search without hits say so, with the next step', async () => {
  await table.opens();
  const hint = page.getByRole('note');
  await expect.element(hint).toMatchTextContent('読み込めるデータがありません。');
  await table.button('records.empty.begin').click();
  await userEvent.keyboard('剣');
  await presses('Enter');
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('剣');
  await isGone(hint);
  const search = page.getByRole('searchbox');
  await presses('Control+f');
  await expect.element(search).toHaveFocus();
  await search.fill('どこにもない');
  await expect.element(hint).toMatchTextContent(table.text('records.nothingFound'));
  await table.button('records.command.unfilter').click();
  await expect.element(table.cell(1, 'name_ja')).toHaveTextContent('剣');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(table.input).toHaveFocus();
});

test('a number shows its limits while it is typed and is held to them, a text shows its width', async () => {
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await isGone(page.getByText('0 – 99999999'));
  await presses('5');
  await expect.element(page.getByText('0 – 99999999')).toBeVisible();
  await expect.element(table.input).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('00000000');
  await presses('Enter');
  await expect.element(table.cell(1, 'purchase_price')).toHaveTextContent('99999999');
  await table.isTold(table.text('records.news.clamped', { typed: 500000000, value: 99999999 }));
  await table.goesTo(1, 'name_ja');
  await expect.element(table.input).toHaveAttribute('inputmode', 'text');
});

test('the field lies over its cell, wherever the table was scrolled to', async () => {
  await table.opens();
  for (const column of ['name_ja', 'name_en'] as const) {
    await table.goesTo(2, column);
    for (const keys of [['ArrowDown'], ['PageDown', 'PageDown', 'PageDown'], ['Control+PageDown']]) {
      await presses(...keys);
      await userEvent.keyboard('x');
      const number = Number(/\d{3}/.exec(table.input.element().getAttribute('aria-label') ?? '')?.[0]);
      const place = boxOf(table.cell(number, column));
      expect(place.height).toBeGreaterThan(0);
      await expect.poll(() => boxOf(table.input)).toEqual(place);
      await presses('Escape');
    }
    await presses('Control+Home');
  }
});

test('the table ends with its last row, however far one scrolls', async () => {
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Control+ArrowDown');
  const last = table.grid.getByRole('row').last();
  await expect.element(last.getByRole('rowheader')).toHaveTextContent(String(item.numbers.last));
  const scroller = last.element().closest('[role=grid]')?.parentElement?.parentElement;
  if (!scroller) throw new Error('what scrolls the table is gone');
  scroller.scrollTop = scroller.scrollHeight;
  const below = scroller.getBoundingClientRect().bottom - boxOf(last).bottom;
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(ROW_HEIGHT);
});

test('the buttons above a table are one stop of Tab, at the one last used, and the arrows go through them', async () => {
  await table.has({ 1: { name_ja: '剣' } });
  await table.opens();
  const bar = page.getByRole('toolbar', { name: table.text('records.bar') });
  const button = (key: keyof typeof tableTexts) => bar.getByRole('button', { name: table.text(key), exact: true });
  focuses(button('records.command.columns'));
  await presses('ArrowLeft');
  await expect.element(button('records.command.renumber')).toHaveFocus();
  await presses('Tab');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await presses('Shift+Tab');
  await expect.element(button('records.command.renumber')).toHaveFocus();
});

test('a phone has the commands of a table by their names, in a menu beside the search', async () => {
  await page.viewport(390, 844);
  await table.has({ 1: { name_ja: '剣' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.button('records.menu').click();
  await page.getByRole('menuitem', { name: table.text('records.command.duplicate'), exact: false }).click();
  await table.isTold(/1行を複製しました/);
  await expect.poll(async () => [...(await table.stored()).keys()]).toEqual([1, 2]);
});

test('a flag is turned by what an input method sends, and no text is left behind', async () => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍' } });
  await table.opens();
  await table.goesTo(1, 'special');
  const types = async (text: string) => {
    await composes(text, 1);
    await commits(text);
  };
  await types('１');
  await expect.element(table.cell(1, 'special')).toHaveTextContent('✓');
  await types('１');
  await expect.element(table.cell(1, 'special')).toHaveTextContent('✓');
  await types('　');
  await expect.element(table.cell(1, 'special')).toHaveTextContent('');
  // With the input method on, a blank arrives without a composition.
  await commits('　');
  await expect.element(table.cell(1, 'special')).toHaveTextContent('✓');
  await expect.element(table.input).toHaveValue('');
  await types('あ');
  await expect.element(table.cell(1, 'special')).toHaveAttribute('title', expect.stringMatching(/^あ: /));
  await expect.element(table.input).toHaveValue('');
  await presses('ArrowDown', 'x', 'Delete', 'Space');
  await expect.element(table.cell(2, 'special')).toHaveTextContent('✓');
  await presses('0');
  await expect.element(table.cell(2, 'special')).toHaveTextContent('');
});

test('undo and redo go to what they change and tell it, also where it is not shown or what another wrote stands in the way', async () => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' }, 300: { name_ja: '槍', purchase_price: 5 } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await presses('Control+End', 'Home');
  await table.goesTo(300, 'purchase_price');
  await userEvent.keyboard('70');
  await presses('Enter', 'Control+Home');
  await userEvent.keyboard('鉄の剣');
  await presses('Enter');
  await table.isSaved();
  // Another author writes there; the change is read when the window gets the focus again.
  await table.has({ 1: { name_ja: '斧' } });
  const comesBack = () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return table.cell(1, 'name_ja').query()?.textContent;
  };
  await expect.poll(comesBack, { interval: 500 }).toBe('斧');

  await table.goesTo(2, 'name_ja');
  await presses('Control+z');
  await expect.element(table.input).toHaveAccessibleName(/ 300 購入価格$/);
  await expect.element(table.cell(300, 'purchase_price')).toHaveTextContent('5');
  await expect.element(table.cell(300, 'purchase_price')).toBeInViewport();
  const field = { number: 300, field: '購入価格' };
  await table.isTold(table.text('record.step.undo', field));
  await table.isTold(table.text('record.step.passed', { passed: 1 }));

  await page.getByRole('searchbox').fill('盾');
  await table.goesTo(2, 'name_ja');
  await presses('Control+y');
  await table.isTold(table.text('record.step.redo', field));
  await table.isTold(table.text('records.news.hidden', { hidden: 1 }));
  await expect.element(table.input).toHaveAccessibleName(/ 002 /);
  await haveTexts(page.getByRole('rowheader'), ['002']);
});

test('from the search the keyboard leads to what was found, and back to where one was', async () => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' }, 3: { name_ja: '鉄の盾' } });
  await table.opens();
  const search = page.getByRole('searchbox');
  await table.goesTo(3, 'name_ja');
  await presses('Control+f');
  await userEvent.keyboard('盾');
  await presses('Enter');
  await expect.element(table.input).toHaveFocus();
  await expect.element(table.input).toHaveAccessibleName(/ 002 /);
  await presses('ArrowDown', 'Control+f', 'ArrowDown');
  await expect.element(table.input).toHaveAccessibleName(/ 002 /);
  await presses('ArrowDown', 'Control+f', 'Escape');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
  await presses('Escape');
  await expect.element(table.input).toHaveFocus();
  await expect.element(table.input).toHaveAccessibleName(/ 003 /);
  // The Enter that commits a conversion belongs to the input method.
  await presses('Control+f');
  await converts(search, 'たて', '盾');
  await expect.element(search).toHaveFocus();
});
