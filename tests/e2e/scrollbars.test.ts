import { viewTexts } from '#client/mapEditor/firstPerson/viewTexts.ts';
import { chromiumFlags } from '../support/chromium.ts';
import { DataSettings } from './support/DataSettings.ts';
import { FloorMap } from './support/FloorMap.ts';
import { expect, type Page, test } from './support/test.ts';

const { CHROMIUM_PATH } = process.env;

// Playwright hides the scrollbars of Chromium, which take 15 px on Windows and Linux.
test.use({
  viewport: { width: 1280, height: 720 },
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  },
});

/** Items with three problems each, which the tab of the check list counts. */
const WRONG = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [at + 1, { name_ja: `♥の剣${at}`, becomes: 400 + at }]),
);

/** The parts of the page that are wider than their place. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body *')]
      .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => one.scrollWidth > one.clientWidth && !one.matches('input'))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label')}: ${one.scrollWidth} of ${one.clientWidth}`),
  );
const roomOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('with scrollbars that take room the tabs, the floors and the first-person view have theirs', async ({
      author,
      page,
    }) => {
      test.slow();
      const scenario = await author.hasScenario();
      await new DataSettings(author, scenario).has('items-detail', WRONG);
      const map = new FloorMap(author);
      await map.opens(scenario);
      await expect(page.getByRole('link', { name: author.words.checkListOf(120) })).toBeVisible();
      const canvas = page.getByRole('button', { name: /^x0 y0/ }).locator('canvas');
      await expect(canvas).toHaveAttribute('width', '223');
      expect(await tooWide(page)).toEqual([]);
      // The map fills the window, and nothing more.
      expect(await roomOf(page)).toBe(1280);
      await page.getByRole('button', { name: viewTexts['view.enlarge'][language] }).click();
      await expect(canvas).toHaveAttribute('width', '512');
      expect((await canvas.boundingBox())?.width).toBe(512);
      expect(await tooWide(page)).toEqual([]);

      for (const path of [
        '/data-settings/items/item-list/1/edit',
        '/labyrinths/flag-management',
        '/scenario-tools/game-rules',
        '',
      ]) {
        await page.goto(`/scenarios/${scenario}${path}`);
        await expect(page.getByRole('link', { name: author.words.checkListOf(120) })).toBeVisible();
        await expect.poll(() => roomOf(page)).toBe(1265);
        expect(await tooWide(page)).toEqual([]);
      }
      await page.goto(`/scenarios/${scenario}/play?floor=1&x=2&y=3&facing=1`);
      await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
    });
  });
}
