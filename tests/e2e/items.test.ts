import { ItemForm } from './support/ItemForm.ts';
import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);
    const says = (ja: string, en: string) => ({ ja, en })[language];

    story('who may equip an item is one grid, walked through by the arrows', async ({ author, page }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      const form = new ItemForm(author, await author.hasScenario());
      await form.has({ 1: { name_ja: '剣', type: 1 } });
      await form.opens(1);
      const grid = page.getByRole('group', { name: says('装備できる人', 'Who can equip it') });
      const checked = grid.getByRole('checkbox', { checked: true });
      await expect(checked).toHaveCount(18);
      const clear = grid.getByRole('button', { name: form.says('record.clearAll') });
      await clear.first().click();
      await expect(checked).toHaveCount(0);

      // Moves to the third class, through the second line of classes to the sexes, of which there are two, and on to the alignments.
      await form.input('jobs.1').focus();
      for (const key of ['ArrowRight', 'Space', 'End', 'Home', 'ArrowDown', 'ArrowRight'])
        await page.keyboard.press(key);
      // There are six per line.
      await expect(form.input('jobs.7')).toBeFocused();
      for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
      await expect(form.input('alignments.0')).toBeFocused();
      const races = grid.getByRole('group', { name: says('装備できる種族', 'Races') });
      await races.getByRole('button', { name: form.says('record.all') }).click();
      await form.isSaved();
      const { jobs, sexes, alignments, races: stored } = await form.stored(1);
      const chosen = (of: Record<string, boolean>) => Object.keys(of).filter((code) => of[code]);
      expect([jobs, sexes, alignments, stored].map(chosen)).toEqual([['2'], ['1'], [], ['0', '1', '2', '3', '4']]);
      await form.button('record.undo').click();
      await expect(checked).toHaveCount(2);
    });

    story(
      'a scroll always breaks: form and table say so in place of its range, which stays',
      async ({ author, page }) => {
        const form = new ItemForm(author, await author.hasScenario());
        const range = { min: 5, max: 20 };
        await form.has({
          1: { name_ja: '眠りの巻物', name_en: 'Scroll of sleep', type: 10, break_range: range },
          2: { name_ja: '剣', name_en: 'Sword', type: 1, break_range: range },
        });
        await form.opens(1);
        const words = says('使うと必ず壊れる', 'Always breaks');
        await expect(page.locator('[data-path="break_range"]')).toContainText(words);
        await expect(form.input('break_range.min')).toBeHidden();
        await form.opens(2);
        await expect(form.input('break_range.min')).toHaveValue('5');

        const table = new ItemTable(author, form.scenarioId);
        await page.evaluate(() =>
          localStorage.setItem(
            'meikyu.columns.item.list',
            '{"shown":["name_ja","type","break_range.min"],"widths":{}}',
          ),
        );
        await table.opens();
        await expect(table.cell(1, 'break_range.min')).toHaveText(words);
        await expect(table.cell(2, 'break_range.min')).toHaveText('5');
        expect((await form.stored(1)).break_range).toEqual(range);
      },
    );

    story('an effect that is given is read under the pointer too', async ({ author, page }) => {
      const form = new ItemForm(author, await author.hasScenario());
      await form.has({ 1: { name_ja: '剣', magic_effects: [1, 0, 0, 0, 0, 0] } });
      await form.opens(1);
      const effects = page.getByRole('region', { name: says('魔法効果', 'Magic effects') });
      await effects.getByText(says('能力', 'Ability')).click();
      for (const theme of ['light', 'dark'] as const) {
        await author.choosesTheme(theme);
        await effects.locator('[aria-pressed=true]').hover();
        await isAccessible(page, '[aria-pressed=true]', ['color-contrast']);
      }
    });

    story(
      'numbers past the last effect stay where data holds them, and are offered nowhere else',
      async ({ author, page }) => {
        const form = new ItemForm(author, await author.hasScenario());
        await form.has({ 1: { name_ja: '剣', magic_effects: [200, 0, 0, 0, 0, 0] } });
        await form.opens(1);
        const [held, free] = [form.input('magic_effects.0'), form.input('magic_effects.1')];
        await expect(held).toHaveValue(says('範囲外（200）', 'Out of Range (200)'));
        await free.press('Control+a');
        await free.pressSequentially('200');
        await expect(page.getByRole('listbox')).toContainText(form.says('record.nothingFound'));
        await free.press('Control+a');
        await free.pressSequentially('126');
        await expect(page.getByRole('option')).toHaveCount(1);
        await free.press('Enter');
        await form.isSaved();
        expect((await form.stored(1)).magic_effects.slice(0, 2)).toEqual([200, 126]);
      },
    );
  });
}
