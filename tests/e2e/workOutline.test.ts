import { hasBestiary } from './support/bestiary.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => {
    await author.isLoggedIn();
    await use(new DataSettings(author, await hasBestiary(author)));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'titles are typed, kept over a reload, saved, and shown as the game shows them',
      async ({ data, page, faults }) => {
        faults.expect(/status of 422/);
        const outline = `/scenarios/${data.scenarioId}/scenario-tools/work-outline/title-author-name`;
        await page.goto(outline);
        const field = (path: string) => page.locator(`[data-path="${path}"] input`);
        const save = page.getByRole('button', {
          name: data.says('タイトルと作者名を保存', 'Save titles and author name'),
        });
        const notSaved = page.getByText(data.says('タイトルが保存されていません。', 'Title has not been saved!'));
        await page
          .getByRole('button', { name: data.says('日本語のタイトルをコピー', 'Copy the Japanese title') })
          .click();
        await expect(notSaved).toBeVisible();
        await page.reload();
        await expect(notSaved).toBeVisible();
        await expect(field('title_en')).toHaveValue(await field('title_ja').inputValue());
        await field('title_en').fill('Beneath the fog');
        await field('author_name').fill('Aoi');
        await save.click();
        await expect(notSaved).toBeHidden();
        await data.keeps('title-author-names', [{ title_en: 'Beneath the fog', author_name: 'Aoi' }] as never);
        const window = page.getByRole('img', { name: /Beneath the fog/ });
        await expect(window).toBeVisible();
        await field('subtitle_en').fill('Voices');
        await expect(page.getByRole('img', { name: /Beneath the fog.*Voices/ })).toBeVisible();
        await page.goto(`/scenarios/${data.scenarioId}`);
        await expect(page.getByText('Beneath the fog').first()).toBeVisible();
      },
    );

    story('comments are written, and paged through in the window of the game', async ({ data, page, author }) => {
      const { rest } = author.account;
      const at = `scenarios/${data.scenarioId}/author-comments`;
      await rest.patch(`${at}/1`, {
        menu_title_ja: '序',
        text_ja: '霧の底へ。',
        menu_title_en: 'Start',
        text_en: 'Down.',
      });
      await page.goto(`/scenarios/${data.scenarioId}/scenario-tools/work-outline/author-comment/3`);
      const japanese = page.getByRole('group', { name: data.says('日本語のメニュー', 'Japanese menu') });
      await expect(japanese.getByRole('button')).toHaveText(['序']);
      await page.locator('[data-path="menu_title_ja"] input').fill('結');
      await page.locator('[data-path="text_ja"] textarea').fill('鐘が鳴る。');
      await expect(japanese.getByRole('button')).toHaveText(['序', '結']);
      await expect(page.getByRole('img', { name: /鐘が鳴る。/ })).toBeVisible();
      await page.getByRole('button', { name: data.says('日本語の前のページ', 'Previous page, Japanese') }).click();
      await expect(page.getByRole('img', { name: /霧の底へ。/ })).toBeVisible();
      // In English the third page has no menu title, so it is hidden.
      const english = page.getByRole('group', { name: data.says('英語のメニュー', 'English menu') });
      await expect(english.getByRole('button')).toHaveText(['Start']);
    });

    story(
      'a band is chosen as counted, and another one is told to differ; the policy is agreed to',
      async ({ data, page, author }) => {
        await author.account.rest.put(`scenarios/${data.scenarioId}/labyrinth-settings/1`, {
          labyrinth_title: { ja: '水底', en: 'Deep' },
          map_hierarchy: { start: 1, end: 2 },
        });
        const outline = `/scenarios/${data.scenarioId}/scenario-tools/work-outline`;
        await page.goto(`${outline}/search-items`);
        const monsters = page.locator('[data-path="monsters"]');
        await expect(monsters).toContainText(data.says('出会えるモンスター：3', 'Monsters that can be met: 3'));
        await monsters.getByRole('button').click();
        await expect(monsters).toContainText(data.says('選んだものと合っています', 'Matches your choice'));
        await monsters.getByText(data.says('151以上', 'Over 150'), { exact: true }).click();
        await expect(monsters).toContainText(data.says('数えると「50以内」です。', 'By count it is “Within 50”.'));
        await data.keeps('search-items', [{ monsters: 3 }] as never);
        await page.goto(`${outline}/privacy-policy`);
        const agree = page.getByRole('button', { name: data.says('同意する', 'Agree'), exact: true });
        await expect(agree).toBeDisabled();
        await page.getByRole('checkbox').press('Space');
        await agree.click();
        await expect(page.getByRole('main').getByRole('status')).toContainText(data.says('同意しました', 'You agreed'));
      },
    );
  });
}
