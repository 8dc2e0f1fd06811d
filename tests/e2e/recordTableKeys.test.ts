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
  // A cell without a reference opens nothing.
  await table.cell(2, 'becomes').click({ modifiers: ['ControlOrMeta'] });
  await table.presses('Control+Shift+Enter');
  await expect(table.input).toBeFocused();
  await expect(table.page).toHaveURL(/item-list$/);
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
    // Once prefetched, it opens with the key itself.
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
