import { DataSettings } from './support/DataSettings.ts';
import { hasTreasure } from './support/hasTreasure.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => {
    await author.isLoggedIn();
    await use(new DataSettings(author, await hasTreasure(author)));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('an author fills a chest and sees at once what it gives', async ({ data, page }) => {
      await data.opens('/treasure-chest/treasure-chest-list/1');
      const gives = page.getByRole('list', { name: data.says('この宝箱から出るもの', 'What this chest gives') });
      await expect(gives.getByRole('listitem').filter({ hasText: '治療薬' })).toContainText('15%');
      const field = (path: string) => page.locator(`[data-path="${path}"] input`);
      await field('probability_high').fill('80');
      await expect(gives.getByRole('listitem').filter({ hasText: '治療薬' })).toContainText('20%');
      await field('gold_bonus').fill('1');
      await expect(page.locator('[data-path="gold"]')).toContainText('240');
      await expect
        .poll(() => data.stored('treasure-boxes'))
        .toMatchObject([{ probability_high: 80, gold_bonus: 1, high: { first: 1, last: 4 } }]);
    });

    story('a trap is changed, and its sentence with it', async ({ data, page }) => {
      await data.opens('/treasure-chest/change-treasure-chest-trap/11');
      const does = page.getByRole('region', { name: data.says('この罠のはたらき', 'What this trap does') });
      await expect(does).toContainText('2d8');
      const damage = page.locator('[data-path="damage"] input');
      await damage.fill('3d8');
      await damage.press('Enter');
      await expect(does).toContainText(data.says('3d8（平均13.5）のダメージ', '3d8 damage (13.5 on average)'));
    });

    story('every item tells where it is found, and what is found nowhere is listed', async ({ data, page }) => {
      await data.opens('/items/item-list/4/edit');
      const found = page.getByRole('region', {
        name: data.says('このアイテムが手に入る場所', 'Where this item is found'),
      });
      await expect(found.getByRole('link', { name: '001 入口の箱' })).toBeVisible();
      await expect(found.getByRole('link', { name: /地下一階.*x3 y20/ })).toBeVisible();
      await data.opens('/treasure-chest/item-appearance-check');
      await page.getByRole('searchbox').fill('村正');
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row').nth(1)).toContainText('0.8%');
      await page.getByText(data.says('出てこないもの', 'Missing')).click();
      await expect(page.getByRole('link', { name: '009 王の指輪' })).toBeVisible();
    });
  });
}
