import type { Page } from '@playwright/test';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await author.hasScenario())),
});

const EMBER = 18;
type Spell = { number: number; school: number; level: number };

const chip = (page: Page, number: number) => page.locator(`[data-spell="schools ${number}"]`);
const box = (page: Page, school: number, level: number) => page.locator(`[data-place="${school} ${level}"]`);
const sentence = (page: Page) => page.locator('[data-record-form] section').first();

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('spells go from level to level by the keyboard, by presses and by dragging', async ({ data, page }) => {
      const places = async () => (await data.stored<Spell[]>('spell-list?per_page=100'))[EMBER - 1];
      await data.opens('/spell-list');
      await chip(page, EMBER).focus();
      for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(box(page, 2, 2).locator(`[data-spell="schools ${EMBER}"]`)).toBeFocused();
      await expect.poll(places).toMatchObject({ school: 2, level: 2 });

      await chip(page, EMBER).click();
      await box(page, 1, 9).getByRole('button').click();
      await expect.poll(places).toMatchObject({ school: 1, level: 9 });

      await chip(page, EMBER).dragTo(box(page, 2, 3));
      await expect(box(page, 2, 3).locator(`[data-spell="schools ${EMBER}"]`)).toBeVisible();
      await expect.poll(places).toMatchObject({ school: 2, level: 3 });

      await page.keyboard.press('Control+z');
      await expect(box(page, 1, 9).locator(`[data-spell="schools ${EMBER}"]`)).toBeVisible();
      await chip(page, EMBER).click();
      await page.keyboard.press('Escape');
      await expect(chip(page, EMBER)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(places).toMatchObject({ school: 1, level: 9 });
    });

    story(
      'a link names a spell, whose sentence follows its numbers as the row in hand does',
      async ({ data, page }) => {
        const name = data.says('炎の波', 'Wave of Fire');
        await data.opens(`/each-spell-setting/attack-spell/#${encodeURIComponent(name)}`);
        await expect(page.getByRole('heading', { name: `22 ${name}` })).toBeVisible();
        await expect(sentence(page)).toContainText('4d6');
        const damage = page.locator('[data-path="attack.damage"] input');
        await damage.fill('7d6');
        await damage.blur();
        await expect(sentence(page)).toContainText('7d6');
        await expect(page.getByRole('row', { name: name }).first()).toContainText('7');

        await page.locator('[role="grid"]').getByText('Thunder Spear').click();
        await expect(page).toHaveURL(/attack-spell#26$/);
        await expect(page.getByRole('heading', { name: /^26/ })).toBeVisible();
        await page.goBack();
        await data.opens('/each-spell-setting/spell-search');
        await page.getByRole('searchbox').fill('7d6');
        await page.getByRole('link', { name }).click();
        await expect(page).toHaveURL(/attack-spell#22$/);
        await expect(sentence(page)).toContainText('7d6');
      },
    );

    story('the default names come back over those that were given', async ({ data, page }) => {
      await data.author.account.rest.put(`scenarios/${data.scenarioId}/spell-name/update`, {
        number: 1,
        name_ja: '道標',
      });
      await data.opens('/each-spell-setting/spell-name');
      await expect(page.getByText('道標')).toBeVisible();
      await data.button('初めの名前に戻す', 'Default names').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: data.says('書き換える', 'Load') })
        .click();
      await expect(page.getByText('道標')).toBeHidden();
      await expect
        .poll(async () => (await data.stored<{ name_ja: string }[]>('each-spell-setting/spell-name'))[0]?.name_ja)
        .toBe('道しるべ');
    });
  });
}
