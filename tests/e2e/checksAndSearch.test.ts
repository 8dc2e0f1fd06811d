import { TableFiles } from './support/TableFiles.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('the check list names what is missing, leads to its place, and forgets what is mended', async ({
      author,
      page,
      words,
    }) => {
      const scenario = await author.hasScenario();
      const items = new TableFiles(author, scenario);
      await page.goto(`/scenarios/${scenario}/checks`);
      await expect(page.getByText(words.nothingToMend)).toBeVisible();
      await items.hasItems({ 5: { name_ja: '剣', becomes: 9 }, 6: { name_ja: '盾', name_en: 'Shield' } });
      await page.reload();
      await expect(page.getByRole('link', { name: words.checkListOf(2) })).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: words.missingEnglish });
      await expect(row).toContainText(`${words.items} 005`);
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/items\/item-list\/5\/edit$/);
      await items.hasItems({ 5: { name_en: 'Sword', becomes: 6 } });
      await page.goto(`/scenarios/${scenario}/checks`);
      await expect(page.getByText(words.nothingToMend)).toBeVisible();
      await expect(page.getByRole('link', { name: words.checkList, exact: true })).toBeVisible();
    });

    test('any text is found while it is typed, on its page and in the palette, and opened', async ({
      author,
      page,
      words,
    }) => {
      const scenario = await author.hasScenario();
      const items = new TableFiles(author, scenario);
      await items.hasItems({ 12: { name_ja: 'ロングソード', name_en: 'Long Sword', unconfirmed_name_ja: '剣？' } });
      await page.goto(`/scenarios/${scenario}/search`);
      const field = page.getByLabel(words.searchWords).and(page.locator('input'));
      await field.pressSequentially('ろんぐ');
      await expect(page.getByRole('row').nth(1)).toContainText('ロングソード');
      await field.fill('qqqq');
      await expect(page.getByText(words.nothingFoundFor('qqqq'))).toBeVisible();
      await field.fill('012');
      await expect(page.getByRole('status').filter({ hasText: words.found(1) })).toBeVisible();

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').fill('剣？');
      await page.getByRole('option', { name: `${words.items} 012` }).click();
      await expect(page).toHaveURL(/items\/item-list\/12\/edit$/);
    });
  });
}
