import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { RenumberDialog } from './support/RenumberDialog.ts';
import { TableFiles } from './support/TableFiles.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'an author gives an item another number and sees every reference follow',
      async ({ author, page, words, faults }) => {
        faults.expect(/status of 422/);
        const items = new TableFiles(author, await author.hasScenario());
        await items.hasItems({
          1: { name_ja: '剣', becomes: 2, purchase_price: 20 },
          2: { name_ja: '折れた剣', purchase_price: 30 },
          3: { name_ja: '盾', becomes: 1, purchase_price: 10 },
        });
        await items.opens();
        await page.getByRole('grid').getByText('剣', { exact: true }).click();
        const renumbering = new RenumberDialog(author);
        const { dialog } = renumbering;
        await renumbering.opens();
        await renumbering.asksFor('２');
        await expect(dialog.getByRole('alert')).toBeVisible();

        await renumbering.asksFor('10');
        await expect(dialog.getByRole('row').nth(1)).toContainText(`${words.item} 003`);
        await expect(dialog.getByRole('row').nth(1)).toContainText('010');
        await renumbering.confirms(1);
        const { rest } = author.account;
        const read = async (at: number) =>
          (await rest.get(`scenarios/${items.scenarioId}/items-detail/${at}`)).data as Record<string, unknown>;
        expect(await read(10)).toMatchObject({ name_ja: '剣', becomes: 2 });
        expect(await read(3)).toMatchObject({ becomes: 10 });
        expect(await read(1)).toMatchObject({ name_ja: '' });
        // The table shows it at its new place.
        await expect(page.getByRole('gridcell', { name: '010 剣' })).toBeVisible();
        await expect(page.getByRole('grid').locator('xpath=..').getByRole('combobox')).toHaveAccessibleName(/ 010 /);

        // A single undo reverts all of it.
        await page.getByRole('button', { name: words.takeBack, exact: true }).last().click();
        await expect.poll(() => read(3)).toMatchObject({ becomes: 1 });
        await expect.poll(() => read(1)).toMatchObject({ name_ja: '剣' });

        await expect(page.getByRole('gridcell', { name: '001 剣' })).toBeVisible();

        // It is a step like any other, with redo and undo by key.
        await page.getByRole('grid').getByText('剣', { exact: true }).click();
        await page.keyboard.press('Control+y');
        await expect.poll(() => read(3)).toMatchObject({ becomes: 10 });
        await expect(page.getByRole('gridcell', { name: '010 剣' })).toBeVisible();
        await page.keyboard.press('Control+z');
        await expect.poll(() => read(3)).toMatchObject({ becomes: 1 });
        await expect(page.getByRole('gridcell', { name: '001 剣' })).toBeVisible();

        // Keys pressed faster than the server answers are handled one after the other.
        let renumberings = 0;
        const both = page.waitForResponse((response) => response.url().includes('renumber') && ++renumberings === 2);
        await page.keyboard.press('Control+y');
        await page.keyboard.press('Control+z');
        await both;
        await expect.poll(() => read(3)).toMatchObject({ becomes: 1 });
        await expect(page.getByRole('gridcell', { name: '001 剣' })).toBeVisible();

        // Sorted by a column, they share the numbers that they have.
        await page.getByRole('grid').getByText('剣', { exact: true }).click();
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Shift+ArrowDown');
        await renumbering.opens();
        await dialog.getByText(words.sortNumbers, { exact: true }).click();
        await dialog.getByRole('combobox').fill(words.purchasePrice);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const moves = dialog.getByRole('list', { name: words.movesOfRecords });
        await expect(moves.getByRole('listitem')).toHaveText(['003 → 001 盾', '001 → 002 剣', '002 → 003 折れた剣']);
        await renumbering.showsChanges();
        await renumbering.confirms(3);
        expect(await read(1)).toMatchObject({ name_ja: '盾', becomes: 2 });
        expect(await read(2)).toMatchObject({ name_ja: '剣', becomes: 3 });
      },
    );
  });
}

test('a change of numbers that can be taken back no more is told, and what was done before it can be', async ({
  author,
  page,
  faults,
}) => {
  faults.expect(/status of 422/);
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' } });
  await table.opens();
  await table.goesTo(2, 'name_ja');
  await page.keyboard.type('槍');
  await table.presses('Enter');
  await table.goesTo(1, 'name_ja');
  await new RenumberDialog(author).renumbers(10);

  // Another author writes to its old number.
  await table.has({ 1: { name_ja: '斧' } });
  await table.presses('Control+z');
  const refused = table.text('record.step.refused.undo', { reason: '' });
  await author.reads(refused);
  await expect(page.getByText(table.text('record.step.undo.numbers'))).toBeHidden();
  await expect(table.cell(10, 'name_ja')).toHaveText('剣');

  await table.presses('Control+z');
  await table.isTold(table.text('record.step.undo', { number: '002', field: '確定名（日本語）' }));
  await expect(table.cell(2, 'name_ja')).toHaveText('盾');
});

test('the offer to take a change of numbers back goes once a step back would take something else back', async ({
  author,
  page,
  words,
}) => {
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' } });
  await table.opens();
  const renumbering = new RenumberDialog(author);
  await table.goesTo(1, 'name_ja');
  await renumbering.renumbers(10);
  await table.goesTo(2, 'name_ja');
  await page.keyboard.type('槍');
  await table.presses('Enter');
  // It would disappear by itself after ten seconds; it does so sooner, because it is outdated.
  await expect(page.getByText(words.renumbered(1))).toBeHidden({ timeout: 5000 });

  await table.goesTo(10, 'name_ja');
  await renumbering.renumbers(1);
  await table.presses('Control+z');
  await table.isTold(table.text('record.step.undo.numbers'));
  await expect(page.getByText(words.renumbered(1))).toBeHidden({ timeout: 5000 });
  await expect(table.cell(2, 'name_ja')).toHaveText('槍');
});

test('a filtered table shows what a change of numbers that is taken back makes of its rows', async ({
  author,
  page,
}) => {
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '剣' }, 2: { name_ja: '盾' } });
  await table.opens();
  await page.getByRole('searchbox').fill('剣');
  await table.goesTo(1, 'name_ja');
  await new RenumberDialog(author).renumbers(10);
  await expect(table.cell(10, 'name_ja')).toHaveText('剣');
  await table.presses('Control+z');
  await expect(table.cell(1, 'name_ja')).toHaveText('剣');
  await table.isTold(table.text('record.step.undo.numbers'));
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
