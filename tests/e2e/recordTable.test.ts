import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { converts } from './support/converts.ts';
import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ table: ItemTable }>({
  table: async ({ author, context, origin }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await use(new ItemTable(author, await author.hasScenario()));
  },
});

/** Rows as a spreadsheet copies them. */
const rows = (count: number, cells: (row: number) => readonly (string | number)[]): string =>
  Array.from({ length: count }, (_, row) => `${cells(row).join('\t')}\r\n`).join('');

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('thirty items are typed with the keyboard alone, and are there after a reload', async ({ table }) => {
      await table.opens();
      const hint = table.page.getByRole('note');
      await expect(hint).toContainText(table.text('records.empty'));
      await table.goesTo(1, 'name_ja');
      for (let row = 1; row <= 30; row++) {
        await table.page.keyboard.type(`剣${row}`);
        await table.presses('Tab');
        await table.page.keyboard.type(`Sword ${row}`);
        await table.presses('Tab');
        // The type is found by a part of its name.
        await table.page.keyboard.type(language === 'ja' ? '武器' : 'weapon');
        await table.presses('Enter', 'Home');
      }
      await expect(table.cell(30, 'name_en')).toHaveText('Sword 30');
      await expect(hint).toBeHidden();
      await table.isSaved();
      const stored = await table.stored();
      expect(stored.size).toBe(30);
      expect(stored.get(30)).toMatchObject({ name_ja: '剣30', name_en: 'Sword 30', type: 1 });
      await table.page.reload();
      await expect(table.cell(1, 'name_ja')).toHaveText('剣1');
    });

    story('the field of a cell tells of a list only while one is open', async ({ table }) => {
      await table.opens();
      await table.goesTo(1, 'type');
      await expect(table.input).toHaveAttribute('aria-expanded', 'false');
      await expect(table.input).not.toHaveAttribute('aria-controls');
      await table.presses('Alt+ArrowDown');
      await expect(table.input).toHaveAttribute('aria-expanded', 'true');
      const list = (await table.input.getAttribute('aria-controls')) ?? '';
      await expect(table.page.locator(`#${list}`)).toBeVisible();
      await table.page.keyboard.type('zzz');
      await expect(table.input).toHaveAttribute('aria-expanded', 'false');
    });

    story('two hundred rows are pasted at once, taken back and done again in one step', async ({ table }) => {
      await table.has({ 1: { name_ja: '前からある' } });
      await table.opens();
      await table.goesTo(2, 'name_ja');
      await table.pastes(rows(200, (row) => [`品${row}`, `Thing ${row}`, row % 3 === 0 ? '武器' : '0']));
      await table.isTold(table.text('records.news.paste', { rows: 200 }));
      await table.isSaved();
      const stored = await table.stored();
      expect(stored.size).toBe(201);
      expect(stored.get(201)).toMatchObject({ name_ja: '品199', name_en: 'Thing 199', type: 0 });
      expect(stored.get(2)).toMatchObject({ type: 1 });
      await table.presses('Control+z');
      await expect(table.cell(2, 'name_ja')).toHaveText('');
      await expect.poll(async () => (await table.stored()).size).toBe(1);
      await table.presses('Control+y');
      await expect(table.cell(2, 'name_ja')).toHaveText('品0');
      await expect.poll(async () => (await table.stored()).size).toBe(201);
    });
  });
}

test('an input method begins an edit with its first stroke, and its Enter only commits the conversion', async ({
  table,
}) => {
  await table.opens();
  await table.goesTo(3, 'name_ja');
  await converts(table.page, table.input, 'つるぎ', '剣');
  await expect(table.cell(3, 'name_ja')).toHaveText('');
  await table.presses('Enter');
  await expect(table.cell(3, 'name_ja')).toHaveText('剣');
  await table.page.keyboard.type('x');
  await table.presses('Enter');
  await expect(table.cell(4, 'name_ja')).toHaveText('x');
});

test('cells are copied and cut as a spreadsheet takes them, and pasted over a larger selection again and again', async ({
  table,
}) => {
  await table.has({ 1: { name_ja: 'い', name_en: 'A "quoted" one' }, 2: { name_ja: 'ろ', name_en: '"B"' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c');
  const copied = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toBe('い\tA "quoted" one\nろ\t"""B"""\n');
  await table.goesTo(5, 'name_ja');
  await table.presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+v');
  await expect(table.cell(8, 'name_en')).toHaveText('"B"');
  await expect(table.cell(7, 'name_ja')).toHaveText('い');
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+x');
  await expect(table.cell(1, 'name_ja')).toHaveText('');
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ name_ja: '', name_en: 'A "quoted" one' });
});

test('a column is filled down with the keyboard, and on with the handle; undo takes back one of them at a time', async ({
  table,
}) => {
  await table.has({ 1: { purchase_price: 120 } });
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await table.presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(table.cell(3, 'purchase_price')).toHaveText('120');
  const [from, to] = await Promise.all([
    table.cell(3, 'purchase_price').boundingBox(),
    table.cell(6, 'purchase_price').boundingBox(),
  ]);
  if (!from || !to) throw new Error('the cells are not shown');
  await table.page.mouse.move(from.x + from.width - 1, from.y + from.height - 1);
  await table.page.mouse.down();
  await table.page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
  await table.page.mouse.up();
  await expect(table.cell(6, 'purchase_price')).toHaveText('120');
  await table.presses('Control+z');
  await expect(table.cell(6, 'purchase_price')).toHaveText('');
  await expect(table.cell(3, 'purchase_price')).toHaveText('120');
  await table.presses('Control+z');
  await expect(table.cell(3, 'purchase_price')).toHaveText('');
});

test('values that do not fit are marked with the reason and counted, and do not stop the others', async ({ table }) => {
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await table.pastes('100\r\nたくさん\r\n-5\r\n"1,400"\r\n');
  await table.isTold(table.text('records.news.refused', { refused: 2 }));
  await expect(table.cell(4, 'purchase_price')).toHaveText('1400');
  await expect(table.cell(2, 'purchase_price')).toHaveAttribute('title', /^たくさん: .*整数/);
  // Their number leads from one to the next, round and round.
  const refused = (count: number) =>
    table.page.getByRole('button', { name: table.text('records.news.refused', { refused: count }) });
  for (const number of ['002', '003', '002']) {
    await refused(2).click();
    await expect(table.input).toHaveAccessibleName(new RegExp(` ${number} `));
  }
  await expect(table.input).toBeFocused();
  await table.page.keyboard.type('２００');
  await table.presses('Enter');
  await expect(table.cell(2, 'purchase_price')).toHaveText('200');
  await expect(table.cell(2, 'purchase_price')).not.toHaveAttribute('title', /./);
  // What is taken back leaves neither marks nor news behind.
  await expect(refused(1)).toBeVisible();
  await table.presses('Control+z', 'Control+z');
  await expect(table.cell(4, 'purchase_price')).toHaveText('');
  await expect(table.cell(3, 'purchase_price')).not.toHaveAttribute('title', /./);
  await expect(refused(1)).toBeHidden();
  await table.isTold(table.text('record.step.undo.many', { number: '001', field: '購入価格', count: 2 }));
});

test('many cells are changed together, after the number of them and an example were shown', async ({ table }) => {
  await table.has({ 1: { purchase_price: 100 }, 2: { purchase_price: 99_999_999 }, 3: { purchase_price: 7 } });
  await table.opens();
  await table.goesTo(1, 'purchase_price');
  await table.presses('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+m');
  const dialog = table.page.getByRole('dialog');
  const amount = dialog.getByRole('textbox');
  const change = dialog.getByRole('button', { name: table.text('records.multiEdit.do') });
  await dialog.getByText(table.text('records.multiEdit.add')).click();
  await amount.fill('1.5');
  await expect(amount).toHaveAccessibleDescription(FAULT_TEXTS.not_integer.ja);
  await expect(change).toBeDisabled();
  await dialog.getByText(table.text('records.multiEdit.multiply')).click();
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  await amount.fill('abc');
  await expect(amount).toHaveAccessibleDescription(FAULT_TEXTS.not_number.ja);
  await amount.fill('1.5');
  await expect(dialog).toContainText(table.text('records.multiEdit.count', { cells: 3, changed: 2 }));
  await expect(dialog).toContainText(table.text('records.multiEdit.refused', { refused: 1 }));
  await expect(dialog).toContainText('100 → 150');
  await change.click();
  await expect(table.cell(3, 'purchase_price')).toHaveText('11');
  await expect(table.cell(2, 'purchase_price')).toHaveText('99999999');
  await table.isTold(table.text('records.news.calculate', { cells: 2 }));
});

test('a text is replaced in all cells that hold it, or in those that are selected', async ({ table }) => {
  await table.has({
    1: { name_ja: '鋼の剣' },
    2: { name_ja: '鋼の槍' },
    3: { name_ja: '杖' },
  });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+h');
  const dialog = table.page.getByRole('dialog');
  const replace = async (sought: string, by: string) => {
    await dialog.getByRole('textbox', { name: table.text('records.multiEdit.sought') }).fill(sought);
    await dialog.getByRole('textbox', { name: table.text('records.multiEdit.by') }).fill(by);
  };
  await replace('鋼', '鉄');
  await expect(dialog).toContainText('鋼の剣 → 鉄の剣');
  await dialog.getByRole('button', { name: table.text('records.multiEdit.do') }).click();
  await expect(table.cell(1, 'name_ja')).toHaveText('鉄の剣');
  await expect(table.cell(2, 'name_ja')).toHaveText('鉄の槍');
  await table.isTold(table.text('records.news.calculate', { cells: 2 }));
  await table.goesTo(2, 'name_ja');
  await table.presses('Shift+ArrowDown', 'Control+h');
  await replace('の', '');
  await table.page.keyboard.press('Enter');
  await expect(table.cell(2, 'name_ja')).toHaveText('鉄槍');
  await expect(table.cell(1, 'name_ja')).toHaveText('鉄の剣');
});

test('what a number stands for besides itself is shown and typed by its name', async ({ table }) => {
  await table.has({ 1: { name_ja: '薬', stock: 5 }, 2: { name_ja: '剣', stock: 0 }, 3: { name_ja: '槍', stock: 3 } });
  await table.opens();
  await table.goesTo(1, 'stock');
  await table.page.keyboard.type('無制限');
  await table.presses('Enter');
  await expect(table.cell(1, 'stock')).toHaveText('無制限');
  // It is no quantity, and neither is what a blank row would have.
  await table.presses('ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await expect(table.page.getByText(table.text('records.status.sum', { sum: 3, average: 1.5 }))).toBeVisible();
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ stock: -1 });
});

test('flags are turned with Space, references are found by name and follow it', async ({ table }) => {
  await table.has({ 1: { name_ja: '剣' }, 12: { name_ja: '折れた剣' } });
  await table.opens();
  await table.goesTo(1, 'special');
  await table.presses('Space');
  await expect(table.cell(1, 'special')).toHaveText('✓');
  await table.goesTo(1, 'becomes');
  await table.page.keyboard.type('折れ');
  await table.presses('Enter');
  await expect(table.cell(1, 'becomes')).toHaveText('012 折れた剣');
  await table.goesTo(12, 'name_ja');
  await table.page.keyboard.type('錆びた剣');
  await table.presses('Enter');
  await expect(table.cell(1, 'becomes')).toHaveText('012 錆びた剣');
  await table.isSaved();
  expect((await table.stored()).get(1)).toMatchObject({ special: true, becomes: 12 });
});

test('a reference to nothing is marked with the reason, until there is something', async ({ table }) => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍', becomes: 12 }, 12: { name_ja: '折れた剣' } });
  await table.opens();
  await table.goesTo(1, 'becomes');
  await table.pastes('7\r\n');
  await expect(table.cell(1, 'becomes')).toHaveText('007');
  const reason = 'アイテムの007番はまだ作られていません。';
  await expect(table.cell(1, 'becomes')).toHaveAttribute('title', reason);
  await expect(table.page.getByText(reason)).toBeVisible();
  await expect(table.cell(2, 'becomes')).not.toHaveAttribute('title');
  // A record without a name is one.
  await table.goesTo(7, 'purchase_price');
  await expect(table.page.getByText(reason)).toBeHidden();
  await table.pastes('5\r\n');
  await expect(table.cell(7, 'purchase_price')).toHaveText('5');
  await expect(table.cell(1, 'becomes')).not.toHaveAttribute('title');
});

test('rows are sorted and filtered for the eye alone, and the choice of columns is kept', async ({ table }) => {
  await table.has({
    1: { name_ja: '安い', purchase_price: 10 },
    2: { name_ja: '高い', purchase_price: 900, type: 1 },
    3: { name_ja: '普通', purchase_price: 50, type: 1 },
  });
  await table.opens();
  await table.grid.getByRole('button', { name: '購入価格' }).click();
  await table.page.getByRole('menuitem', { name: table.text('records.sortDown') }).click();
  const shown = () => table.grid.getByRole('rowheader').allTextContents();
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(['002', '003', '001']);
  await table.page.getByRole('searchbox').fill('普');
  await expect.poll(shown).toEqual(['003']);
  await table.page.getByRole('searchbox').fill('');
  await table.cell(2, 'type').click({ button: 'right' });
  await table.page.getByRole('menuitem', { name: table.text('records.command.filterByValue') }).click();
  await expect.poll(shown).toEqual(['002', '003']);
  await table.grid.getByRole('button', { name: '種類', exact: true }).click();
  await table.page.getByRole('menuitem', { name: table.text('records.hideColumn') }).click();
  await expect(table.grid.getByRole('button', { name: '種類', exact: true })).toBeHidden();
  await table.page.reload();
  await expect(table.cell(1, 'name_ja')).toHaveText('安い');
  await expect(table.grid.getByRole('button', { name: '種類', exact: true })).toBeHidden();
  await table.grid.getByRole('button', { name: 'AC', exact: true }).click();
  await table.page.getByRole('menuitem', { name: /^装備/ }).click();
  await expect(table.grid.getByRole('button', { name: '反転装備', exact: true })).toBeVisible();
});

test('rows are duplicated to the next free number, and cleared after it was said where they are used', async ({
  table,
}) => {
  await table.has({ 1: { name_ja: '剣', purchase_price: 5 }, 2: { name_ja: '槍', becomes: 1 } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+Shift+d');
  await expect(table.cell(3, 'name_ja')).toHaveText('剣');
  await expect(table.input).toHaveAccessibleName(/ 003 /);
  await table.goesTo(1, 'name_ja');
  await table.presses('Control+Delete');
  const dialog = table.page.getByRole('alertdialog');
  await expect(dialog).toContainText('002');
  await dialog.getByText(clearTexts['clear.leave'].ja).click();
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect(table.cell(1, 'name_ja')).toHaveText('');
  await table.isSaved();
  expect([...(await table.stored()).keys()]).toEqual([2, 3]);
  await table.goesTo(3, 'name_ja');
  await table.presses('Control+z');
  await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  // Of several, all copies are selected.
  await table.goesTo(1, 'name_ja');
  await table.presses('Shift+ArrowDown', 'Control+Shift+d');
  await expect(table.cell(5, 'name_ja')).toHaveText('槍');
  await expect(table.page.getByText(table.text('records.status.cells', { rows: 2, columns: 1 }))).toBeVisible();
  await expect(table.input).toHaveAccessibleName(/ 004 /);
});

test('what is to be cleared is asked about with what was just typed, before it was sent by itself', async ({
  table,
}) => {
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '槍' } });
  await table.opens();
  await table.goesTo(2, 'becomes');
  await table.pastes('1');
  await table.goesTo(1, 'name_ja');
  // The table stays in sight from the first time on, and has the focus again after whichever dialog.
  await table.page.evaluate(() => {
    const shown = document.querySelector('[role="grid"]');
    new MutationObserver((_, watcher) => {
      if (shown?.checkVisibility()) return;
      watcher.disconnect();
      shown?.setAttribute('data-was-gone', '');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await table.presses('Control+Delete');
  const dialog = table.page.getByRole('alertdialog');
  await expect(dialog.getByRole('link')).toHaveText(['002 槍']);
  await table.presses('Escape');
  await expect(dialog).toBeHidden();
  await expect(table.input).toBeFocused();
  await table.button('records.command.renumber').click();
  await expect(table.page.getByRole('dialog')).toBeVisible();
  await table.presses('Escape');
  await expect(table.input).toBeFocused();
  await expect(table.grid).not.toHaveAttribute('data-was-gone');
});

test('rows are cleared together, and whatever named them names another', async ({ table }) => {
  await table.has({
    1: { name_ja: '剣', becomes: 2 },
    2: { name_ja: '折れた剣' },
    5: { name_ja: '赤い剣', becomes: 1 },
    6: { name_ja: '青い剣', becomes: 2 },
    9: { name_ja: '鉄くず' },
  });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await table.presses('Shift+ArrowDown', 'Control+Delete');
  const dialog = table.page.getByRole('alertdialog');
  await expect(dialog.getByRole('link')).toHaveText(['005 赤い剣', '006 青い剣']);
  await dialog.getByText(clearTexts['clear.replace'].ja).click();
  const instead = dialog.getByRole('combobox');
  await instead.fill('9');
  await instead.press('ArrowDown');
  await instead.press('Enter');
  await dialog.getByRole('button', { name: clearTexts['clear.do'].ja }).click();
  await expect(table.cell(1, 'name_ja')).toHaveText('');
  await expect(table.cell(2, 'name_ja')).toHaveText('');
  await table.isSaved();
  await expect.poll(async () => [...(await table.stored()).keys()]).toEqual([5, 6, 9]);
  const stored = await table.stored();
  expect([stored.get(5)?.becomes, stored.get(6)?.becomes]).toEqual([9, 9]);
});

test('a row opens in its form, and the table is as it was left when one comes back; Esc with Tab leaves it', async ({
  table,
}) => {
  await table.has(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at + 1, { name_ja: `剣${at + 1}` }])));
  await table.opens();
  await table.goesTo(7, 'name_ja');
  await table.presses('Escape', 'Tab');
  await expect(table.input).not.toBeFocused();
  const search = table.page.getByRole('searchbox');
  await search.fill('剣2');
  await table.goesTo(2, 'name_ja');
  await table.presses('Control+ArrowDown', 'ArrowUp', 'Control+Enter');
  await expect(table.page).toHaveURL(/item-list\/298\/edit$/);
  const name = table.page.locator('[data-path="name_ja"] input');
  await name.fill('剣2の改');
  await name.press('Tab');
  await table.page.goBack();
  await expect(search).toHaveValue('剣2');
  await expect(table.cell(298, 'name_ja')).toHaveText('剣2の改');
  await expect(table.cell(298, 'name_ja')).toBeInViewport();
  await expect(table.input).toHaveAccessibleName(/ 298 /);
  await table.grid.getByRole('link', { name: '298' }).click();
  await expect(table.page).toHaveURL(/item-list\/298\/edit$/);
});

test('what is typed without a connection waits in this browser, over a reload, and is sent when it is back', async ({
  table,
  faults,
  context,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await table.opens();
  await context.setOffline(true);
  await table.goesTo(9, 'name_ja');
  await table.page.keyboard.type('灯り');
  await table.presses('Enter');
  await expect(table.page.locator('[data-state]')).toHaveAttribute('data-state', /offline|retrying/);
  await context.setOffline(false);
  await table.page.reload();
  await expect(table.cell(9, 'name_ja')).toHaveText('灯り');
  await expect.poll(async () => (await table.stored()).get(9)).toMatchObject({ name_ja: '灯り' });
  // In a cell that is still open too.
  await table.goesTo(9, 'name_en');
  await table.page.keyboard.type('Lamp');
  await table.page.reload();
  await expect(table.cell(9, 'name_en')).toHaveText('Lamp');
  await expect.poll(async () => (await table.stored()).get(9)).toMatchObject({ name_en: 'Lamp' });
});

for (const whose of ['mine', 'theirs'] as const) {
  test(`two tabs that change the same cell are asked, and other cells are merged: ${whose}`, async ({
    table,
    author,
    context,
    faults,
  }) => {
    faults.expect(/status of 409/);
    await table.has({ 1: { name_ja: '剣' } });
    await table.opens();
    const other = new ItemTable(author, table.scenarioId, await context.newPage());
    await other.opens();
    await other.goesTo(1, 'name_ja');
    await other.page.keyboard.type('斧');
    await other.presses('Enter');
    await other.page.keyboard.type('盾');
    await other.presses('Enter');
    await other.isSaved();
    await table.page.bringToFront();
    await table.goesTo(1, 'name_ja');
    await table.page.keyboard.type('弓');
    await table.presses('Tab');
    await table.page.keyboard.type('Bow');
    await table.presses('Enter');
    const alert = table.page.getByRole('alert').filter({ hasText: table.text('records.conflict', { count: 1 }) });
    await expect(alert).toBeVisible();
    await expect(table.cell(1, 'name_ja')).toHaveText('弓');
    await expect(table.cell(2, 'name_ja')).toHaveText('盾');
    const value = whose === 'mine' ? '弓' : '斧';
    await table.page.getByRole('button', { name: table.text(`records.conflict.${whose}`, { value }) }).click();
    await expect(alert).toBeHidden();
    await expect(table.input).toBeFocused();
    await table.isSaved();
    expect((await table.stored()).get(1)).toMatchObject({ name_ja: value, name_en: 'Bow' });
  });
}

test('a cell with a banned word is marked, as it was found and as it is typed, and the word is told', async ({
  table,
}) => {
  await table.has({ 1: { name_ja: 'くそったれの剣' }, 2: { name_ja: '剣' } });
  await table.opens();
  const told = `${table.text('banned.words')}くそったれ`;
  await expect(table.cell(1, 'name_ja')).toHaveAttribute('title', told);
  await expect(table.cell(2, 'name_ja')).not.toHaveAttribute('title');
  await table.goesTo(1, 'name_ja');
  const word = table.page.locator('mark');
  await expect(word).toHaveText('くそったれ');
  await table.presses('ArrowDown');
  await expect(word).toBeHidden();
  await table.page.keyboard.type('ああくそったれ');
  await expect(word).toHaveText('くそったれ');
  await table.presses('Enter');
  await expect(word).toBeHidden();
  await expect(table.cell(2, 'name_ja')).toHaveAttribute('title', told);
  await table.goesTo(1, 'name_ja');
  await table.page.keyboard.type('名剣');
  await table.presses('Enter');
  await expect(table.cell(1, 'name_ja')).not.toHaveAttribute('title');
});
