import { ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import type { tableTexts } from '#client/resource/table/tableTexts.ts';
import { item } from '#domain/resources/item.ts';
import { converts } from './support/converts.ts';
import { ItemForm } from './support/ItemForm.ts';
import { ItemTable } from './support/ItemTable.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ table: ItemTable }>({
  table: async ({ author, context, origin }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await use(new ItemTable(author, await author.hasScenario()));
  },
});

const opensMessages = async ({ page, scenarioId }: ItemTable) => {
  await page.goto(`/scenarios/${scenarioId}/data-settings/labyrinth-messages/labyrinth-message-list`);
};

test('a flag is turned by what an input method sends, and no text is left behind', async ({ table }) => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍' } });
  await table.opens();
  await table.goesTo(1, 'special');
  const browser = await table.page.context().newCDPSession(table.page);
  const composes = async (text: string) => {
    await browser.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await browser.send('Input.insertText', { text });
  };
  await composes('１');
  await expect(table.cell(1, 'special')).toHaveText('✓');
  await composes('１');
  await expect(table.cell(1, 'special')).toHaveText('✓');
  await composes('　');
  await expect(table.cell(1, 'special')).toHaveText('');
  // With the input method on, a blank comes without a composition.
  await browser.send('Input.insertText', { text: '　' });
  await expect(table.cell(1, 'special')).toHaveText('✓');
  await expect(table.input).toHaveValue('');
  await composes('あ');
  await expect(table.cell(1, 'special')).toHaveAttribute('title', /^あ: /);
  await expect(table.input).toHaveValue('');
  await table.presses('ArrowDown', 'x', 'Delete', 'Space');
  await expect(table.cell(2, 'special')).toHaveText('✓');
  await table.presses('0');
  await expect(table.cell(2, 'special')).toHaveText('');
});

test('who types into a text of pages is told what opens it', async ({ table }) => {
  await opensMessages(table);
  await table.goesTo(1, 'message_ja_boxes');
  await table.page.keyboard.type('あ');
  await table.isTold(table.text('records.news.inForm', { keys: 'F2 / Ctrl+Enter' }));
  await expect(table.input).toHaveValue('');
  await table.presses('F2');
  await expect(table.page).toHaveURL(/labyrinth-message-list\/1$/);
});

test('the menus of cells and columns are opened, and rows sorted and filtered, with the keyboard', async ({
  table,
}) => {
  await table.has({
    1: { name_ja: '安い', purchase_price: 10, type: 1 },
    2: { name_ja: '高い', purchase_price: 900 },
    3: { name_ja: '普通', purchase_price: 50, type: 1 },
  });
  await table.opens();
  const shown = () => table.grid.getByRole('rowheader').allTextContents();
  const menu = table.page.getByRole('menu');
  const item = (key: keyof typeof tableTexts) => table.page.getByRole('menuitem', { name: table.text(key) });
  await table.goesTo(1, 'purchase_price');
  await table.presses('F8');
  await expect(menu).toHaveAccessibleName(table.text('records.columnMenu', { column: '購入価格' }));
  await table.presses('ArrowDown', 'Enter');
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(['002', '003', '001']);
  await expect(table.input).toBeFocused();
  // What has choices has a menu of its column all the same.
  await table.goesTo(1, 'type');
  await table.presses('F8');
  await expect(menu).toHaveAccessibleName(table.text('records.columnMenu', { column: '種類' }));
  await table.presses('Escape');
  await expect(menu).toBeHidden();
  await expect(table.input).toBeFocused();
  await table.presses('Shift+F8');
  await expect.poll(shown).toEqual(['003', '001']);
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await table.presses(key);
    await expect(menu).toHaveAccessibleName(table.text('records.menu'));
    await expect(item('records.command.unfilter')).toBeVisible();
    await table.presses('Escape');
    await expect(menu).toBeHidden();
    await expect(table.input).toBeFocused();
  }
  await table.presses('Shift+F10');
  await item('records.command.unfilter').press('Enter');
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(['002', '003', '001']);
  await expect(table.grid.getByRole('button', { name: '購入価格' })).toHaveAttribute('title', /F8/);
  await expect(table.input).toBeFocused();
  await table.presses('F1');
  await expect(table.page.getByRole('dialog')).toContainText('Shift+F10');
});

test('undo and redo go to what they change and tell it, also where it is not shown or what another wrote stands in the way', async ({
  table,
}) => {
  const { author, page } = table;
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' }, 300: { name_ja: '槍', purchase_price: 5 } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+End', 'Home');
  await table.goesTo(300, 'purchase_price');
  await page.keyboard.type('70');
  await table.presses('Enter', 'Control+Home');
  await page.keyboard.type('鉄の剣');
  await table.presses('Enter');
  await table.isSaved();
  // Another author writes there; it is read when one comes back to the window.
  await table.has({ 1: { name_ja: '斧' } });
  await expect(async () => {
    await author.comesBackToTheWindow();
    await expect(table.cell(1, 'name_ja')).toHaveText('斧', { timeout: 500 });
  }).toPass();

  await table.goesTo(2, 'name_ja');
  await table.presses('Control+z');
  await expect(table.input).toHaveAccessibleName(/ 300 購入価格$/);
  await expect(table.cell(300, 'purchase_price')).toHaveText('5');
  await expect(table.cell(300, 'purchase_price')).toBeInViewport();
  const field = { number: 300, field: '購入価格' };
  await table.isTold(table.text('record.step.undo', field));
  await table.isTold(table.text('record.step.passed', { passed: 1 }));

  await page.getByRole('searchbox').fill('盾');
  await table.goesTo(2, 'name_ja');
  await table.presses('Control+y');
  await table.isTold(table.text('record.step.redo', field));
  await table.isTold(table.text('records.news.hidden', { hidden: 1 }));
  await expect(table.input).toHaveAccessibleName(/ 002 /);
  await expect(page.getByRole('rowheader')).toHaveText(['002']);
});

test('a button that can be pressed no more keeps the focus, and a filter that is gone gives it to the cells', async ({
  table,
  page,
}) => {
  await table.has({ 1: { name_ja: '剣', type: 1 }, 2: { name_ja: '盾' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await page.keyboard.type('斧');
  await table.presses('Enter');
  const [undo, redo] = [table.button('records.command.undo'), table.button('records.command.redo')];
  await undo.focus();
  await table.presses('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await redo.click();
  await expect(redo).toBeDisabled();
  await expect(redo).toBeFocused();
  await table.goesTo(1, 'type');
  await table.presses('Shift+F8');
  const filter = page.getByRole('button', { name: /^種類：/ });
  await filter.focus();
  await table.presses('Enter');
  await expect(filter).toBeHidden();
  await expect(table.input).toBeFocused();
  await table.presses('ArrowDown');
  await expect(table.input).toHaveAccessibleName(/ 002 /);
});

test('from the search the keyboard leads to what was found, and back to where one was', async ({ table, page }) => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' }, 3: { name_ja: '鉄の盾' } });
  await table.opens();
  const search = page.getByRole('searchbox');
  await table.goesTo(3, 'name_ja');
  await table.presses('Control+f');
  await page.keyboard.type('盾');
  await table.presses('Enter');
  await expect(table.input).toBeFocused();
  await expect(table.input).toHaveAccessibleName(/ 002 /);
  await table.presses('ArrowDown', 'Control+f', 'ArrowDown');
  await expect(table.input).toHaveAccessibleName(/ 002 /);
  await table.presses('ArrowDown', 'Control+f', 'Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await table.presses('Escape');
  await expect(table.input).toBeFocused();
  await expect(table.input).toHaveAccessibleName(/ 003 /);
  // The Enter that commits a conversion is the input method's.
  await table.presses('Control+f');
  await converts(page, search, 'たて', '盾');
  await expect(search).toBeFocused();
});

test('in the middle of an edit Ctrl+S takes it and saves, and F1 shows the help', async ({ table, page }) => {
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await page.keyboard.type('剣');
  await table.presses('Control+s');
  await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  await table.isSaved();
  await expect(table.input).toHaveAccessibleName(/ 001 /);
  await page.keyboard.type('斧');
  await table.presses('F1');
  await expect(page.getByRole('dialog')).toContainText(table.text('records.help.keyboard'));
  await table.presses('Escape');
  await expect(table.input).toBeFocused();
  await expect(table.cell(1, 'name_ja')).toHaveText('斧');
});

test('an empty table and a search without hits say so, with the next step', async ({ table }) => {
  await table.opens();
  const hint = table.page.getByRole('note');
  await expect(hint).toContainText('読み込めるデータがありません。');
  await table.button('records.empty.begin').click();
  await table.page.keyboard.type('剣');
  await table.presses('Enter');
  await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  await expect(hint).toBeHidden();
  const search = table.page.getByRole('searchbox');
  await table.presses('Control+f');
  await expect(search).toBeFocused();
  await search.fill('どこにもない');
  await expect(hint).toContainText(table.text('records.nothingFound'));
  await table.button('records.command.unfilter').click();
  await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  await expect(table.page.getByRole('searchbox')).toHaveValue('');
  await expect(table.input).toBeFocused();
});

test('a number shows its limits while it is typed and is held to them, a text shows its width', async ({ table }) => {
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await expect(table.page.getByText('0 – 99999999')).toBeHidden();
  await table.presses('5');
  await expect(table.page.getByText('0 – 99999999')).toBeVisible();
  await expect(table.input).toHaveAttribute('inputmode', 'numeric');
  await table.page.keyboard.type('00000000');
  await table.presses('Enter');
  await expect(table.cell(1, 'purchase_price')).toHaveText('99999999');
  await table.isTold(table.text('records.news.clamped', { typed: 500000000, value: 99999999 }));
  await table.goesTo(1, 'name_ja');
  await expect(table.input).toHaveAttribute('inputmode', 'text');
});

test('sounds are heard and pictures seen among the choices of a cell', async ({ table }) => {
  await opensMessages(table);
  await table.goesTo(1, 'start_sound');
  await table.presses('F2', 'ArrowDown', 'ArrowDown');
  const options = table.page.getByRole('option');
  const second = (await options.nth(1).textContent()) ?? '';
  const heard = table.page.waitForRequest(/\/sounds\/00\.wav$/);
  await table.presses('Control+Space');
  await heard;
  await expect(table.input).toBeFocused();
  await table.presses('ArrowDown');
  const heardNext = table.page.waitForRequest(/\/sounds\/01\.wav$/);
  await table.page.getByRole('button', { name: table.text('records.listen') }).click();
  await heardNext;
  await table.presses('ArrowUp', 'Enter');
  await expect(table.cell(1, 'start_sound')).toHaveText(second);
  await table.goesTo(1, 'display_graphic');
  await table.presses('F2');
  await expect(options.nth(1).locator('img')).toHaveAttribute('src', '/graphics/00.svg');
});

test('a reference shows what it names while the pointer rests on it, and opens it', async ({ table }) => {
  await table.has({
    1: { name_ja: '剣', becomes: 12 },
    2: { name_ja: '槍' },
    12: { name_ja: '折れた剣', purchase_price: 77 },
  });
  await table.opens();
  const card = table.page.getByRole('tooltip').filter({ hasText: '012 折れた剣' });
  await table.cell(1, 'becomes').hover();
  await expect(card).toContainText('77');
  await table.cell(2, 'becomes').hover();
  await expect(card).toBeHidden();
  await table.cell(1, 'becomes').hover();
  await expect(card).toBeVisible();
  await table.goesTo(1, 'becomes');
  await expect(card).toBeHidden();
  await table.presses('Control+Shift+Enter');
  await expect(table.page).toHaveURL(/item-list\/12\/edit$/);
  await table.page.goBack();
  await table.cell(1, 'becomes').click({ modifiers: ['ControlOrMeta'] });
  await expect(table.page).toHaveURL(/item-list\/12\/edit$/);
  await table.page.goBack();
  // Where nothing is named nothing is opened.
  await table.cell(2, 'becomes').click({ modifiers: ['ControlOrMeta'] });
  await table.presses('Control+Shift+Enter');
  await expect(table.input).toBeFocused();
  await expect(table.page).toHaveURL(/item-list$/);
});

test('the field lies over its cell, wherever the table was scrolled to', async ({ table }) => {
  await table.opens();
  for (const column of ['name_ja', 'name_en'] as const) {
    await table.goesTo(2, column);
    for (const keys of [['ArrowDown'], ['PageDown', 'PageDown', 'PageDown'], ['Control+PageDown']]) {
      await table.presses(...keys);
      await table.page.keyboard.type('x');
      const number = Number(/\d{3}/.exec((await table.input.getAttribute('aria-label')) ?? '')?.[0]);
      const place = await table.cell(number, column).boundingBox();
      expect(place).not.toBeNull();
      await expect.poll(() => table.input.boundingBox()).toEqual(place);
      await table.presses('Escape');
    }
    await table.presses('Control+Home');
  }
});

test('the table ends with its last row, however far one scrolls', async ({ table }) => {
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+ArrowDown');
  const last = table.grid.getByRole('row').last();
  await expect(last.getByRole('rowheader')).toHaveText(String(item.numbers.last));
  const below = await last.evaluate((row) => {
    const scroller = row.closest('[role=grid]')?.parentElement?.parentElement;
    if (!scroller) throw new Error('what scrolls the table is gone');
    scroller.scrollTop = scroller.scrollHeight;
    return scroller.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
  });
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(ROW_HEIGHT);
});

test.describe('with the screens one step away fetched beforehand', () => {
  test.use({ savesData: false });

  test('what is typed after Ctrl+K never reaches the cell, whether the palette is there yet or not', async ({
    table,
  }) => {
    const { page } = table;
    const field = page.getByRole('dialog').getByRole('textbox');
    const asked = Promise.withResolvers<void>();
    await page.route(/CommandPalette/, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await table.has({ 1: { name_ja: '剣' } });
    await table.opens();
    await table.goesTo(1, 'name_ja');
    await table.presses('Control+k', 'x', 'y', 'Enter');
    asked.resolve();
    await expect(field).toBeFocused();
    await expect(table.cell(1, 'name_ja')).toHaveText('剣');
    await table.presses('Escape');
    await expect(table.input).toBeFocused();
    // Loaded beforehand, it is there with the key itself.
    await page.unroute(/CommandPalette/);
    const fetched = page.waitForResponse(/CommandPalette.*\.js/);
    await page.reload();
    await fetched;
    await table.goesTo(1, 'name_ja');
    await table.presses('Control+k', 'x', 'y', 'z');
    await expect(field).toHaveValue('xyz');
    await table.presses('Escape');
    await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  });
});

test('what cannot be saved is named, after a reload too, and is gone to from its form, another form and the table', async ({
  table,
  author,
  page,
}) => {
  await table.has({ 1: { name_ja: '剣', type: 1 }, 2: { name_ja: '槍', type: 1 } });
  const form = new ItemForm(author, table.scenarioId);
  await form.opens(1);
  await form.enters('break_range.min', '50');
  const broken = page.getByRole('button', { name: table.text('saving.invalidAt', { where: '001' }) });
  await form.input('name_en').focus();
  await broken.click();
  const isAtField = () => expect(page.locator('[data-path^="break_range"] input:focus')).toBeVisible();
  await isAtField();
  await form.opens(2);
  await broken.click();
  await form.isAt(1);
  await isAtField();
  await table.opens();
  await page.getByRole('searchbox').fill('槍');
  await expect(table.cell(1, 'name_ja')).toBeHidden();
  await broken.click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(table.input).toBeFocused();
  await expect(table.input).toHaveAccessibleName(/ 001 /);
});

test('the buttons above a table are one stop of Tab, at the one last used, and the arrows go through them', async ({
  table,
  page,
}) => {
  await table.has({ 1: { name_ja: '剣' } });
  await table.opens();
  const bar = page.getByRole('toolbar', { name: table.text('records.bar') });
  const button = (key: keyof typeof tableTexts) => bar.getByRole('button', { name: table.text(key), exact: true });
  await button('records.command.columns').focus();
  await table.presses('ArrowLeft');
  await expect(button('records.command.renumber')).toBeFocused();
  await table.presses('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await table.presses('Shift+Tab');
  await expect(button('records.command.renumber')).toBeFocused();
});

test('a phone has the commands of a table by their names, in a menu beside the search', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.has({ 1: { name_ja: '剣' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.button('records.menu').click();
  await page.getByRole('menuitem', { name: table.text('records.command.duplicate') }).click();
  await table.isTold(/1行を複製しました/);
  await expect.poll(async () => [...(await table.stored()).keys()]).toEqual([1, 2]);
});
