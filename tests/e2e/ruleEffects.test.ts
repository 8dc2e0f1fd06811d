import type { Language } from '#domain/text/languages.ts';
import { hasBestiary } from './support/bestiary.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ scenarioId: string }>({
  scenarioId: async ({ author }, use) => use(await hasBestiary(author)),
});
const says = (language: Language, ja: string, en: string) => ({ ja, en })[language];

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('the first blow of a fighter moves the chance to hit beside it', async ({ page, scenarioId }) => {
      await page.goto(`/scenarios/${scenarioId}/scenario-tools/game-rules/direct-attack-setting/1`);
      const hits = page.getByRole('table', {
        name: says(language, '1ラウンドで1度は当たる', 'Hits at least once per round'),
      });
      const first = hits.getByRole('cell').first();
      const before = Number.parseInt(await first.innerText(), 10);
      await page.locator('[data-path="first_attacks"] input').fill('3');
      await expect.poll(async () => Number.parseInt(await first.innerText(), 10)).toBeGreaterThan(before);
      // The default stands below the value.
      await expect(first).toContainText(`${before}%`);

      const block = page.locator('[data-effect]').filter({ has: hits });
      await block.getByRole('button', { name: says(language, 'グラフを見る', 'Show the chart') }).click();
      const chart = block.getByRole('slider', {
        name: says(language, '攻撃回数', 'Attacks per round'),
      });
      await chart.focus();
      await page.keyboard.press('End');
      await expect(chart).toHaveAttribute('aria-valuetext', /20: 7 /);
      await block
        .getByText(says(language, '表で読む', 'As a table'))
        .first()
        .click();
      await expect(block.getByRole('rowheader', { name: '20', exact: true })).toHaveCount(1);
    });

    story('the page of a monster tells by the rules of its scenario', async ({ page, scenarioId }) => {
      const monster = `/scenarios/${scenarioId}/data-settings/monsters/monster-list/1/monster-detail`;
      const strength = page.getByRole('region', { name: says(language, '強さの目安', 'How strong it is') });
      await page.goto(monster);
      await expect(strength.getByRole('row').nth(1)).toBeVisible();
      const before = await strength.getByRole('row').allInnerTexts();
      await page.goto(`/scenarios/${scenarioId}/scenario-tools/game-rules/battle-system-treasure-chest`);
      await page.locator('[data-path="hit_max"] input').fill('10');
      await page.locator('[data-path="hit_max"] input').press('Tab');
      await page.goto(monster);
      await expect(strength.getByRole('row').nth(1)).toBeVisible();
      await expect.poll(() => strength.getByRole('row').allInnerTexts()).not.toEqual(before);
    });
  });
}
