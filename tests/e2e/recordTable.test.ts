import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ table: ItemTable }>({
  table: async ({ author, context, origin }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await use(new ItemTable(author, await author.hasScenario()));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('thirty items are typed with the keyboard alone, and are there after a reload', async ({ table }) => {
      await table.opens();
      const hint = table.page.getByRole('note');
      await expect(hint).toContainText(table.text('noData.title'));
      await table.goesTo(1, 'name_ja');
      for (let row = 1; row <= 30; row++) {
        await table.page.keyboard.type(`剣${row}`);
        await table.presses('Tab');
        await table.page.keyboard.type(`Sword ${row}`);
        await table.presses('Tab');
        // Part of its name finds the type.
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
  });
}

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
  // A text in a cell that is still open survives too.
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
