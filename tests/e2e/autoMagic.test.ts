import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => {
    await author.isLoggedIn();
    await use(new DataSettings(author, await author.hasScenario()));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('ten thousand chests are opened, and the same seed gives the same result', async ({ data, page }) => {
      await data.has('items-detail', { 1: { name_ja: '剣', name_en: 'Sword', type: 1, weapon_type: 1 } });
      await data.opens('/magic-effect-auto/confirmation-test');
      await page.getByText('10,000', { exact: true }).click();
      const seed = page.getByRole('spinbutton', { name: data.says('乱数の種', 'Seed') });
      await seed.fill('42');
      await seed.press('Tab');
      const opens = page.getByRole('button', { name: data.says('開ける', 'Open'), exact: true });
      const result = page.getByRole('region', {
        name: data.says('結果（10,000回、種42）', 'Result (10,000 openings, seed 42)'),
      });
      await opens.click();
      const summary = result.getByRole('status');
      await expect(summary).toContainText(data.says('95％区間', '95% interval'));
      const first = await summary.textContent();
      await seed.fill('43');
      await seed.press('Tab');
      await opens.click();
      await expect(result).toBeHidden();
      await seed.fill('42');
      await seed.press('Tab');
      await opens.click();
      await expect(summary).toHaveText(first ?? '');
    });

    story('a set is changed, says so beside the field, and goes back to its default', async ({ data, page }) => {
      await data.opens('/magic-effect-auto/item-type-setting?set=2');
      const chance = page.locator('[data-path="chest_probability"] input');
      await chance.fill('75');
      await chance.press('Tab');
      const path = 'auto-magic-effect-settings/fetch-all';
      const stored = async () =>
        (await data.stored<{ sets: { chest_probability: number }[] }>(path)).sets[2]?.chest_probability;
      await expect.poll(stored).toBe(75);
      const label = data.says('魔法が付く率（％）', 'Chance of magic (%)');
      await page
        .getByRole('button', { name: data.says(`「${label}」を既定値に戻す`, `Reset to default: ${label}`) })
        .click();
      await expect(chance).toHaveValue('40');
      await expect.poll(stored).toBe(40);
    });
  });
}
