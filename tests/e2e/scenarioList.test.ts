import { roomMaps } from '../support/maps.ts';
import { inTurn } from './support/inTurn.ts';
import { isReleased } from './support/isReleased.ts';
import { ENGLISH_TITLE } from './support/newAccount.ts';
import { expect, type Page, test } from './support/test.ts';

/** The titles in the list, from top to bottom. */
const titles = (page: Page) => page.getByRole('rowheader').locator('span[title]');

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'a long list is searched, sorted and paged, and a reload keeps what it shows',
      async ({ page, author, words }) => {
        const names = Array.from({ length: 22 }, (_, index) => `迷宮 ${String(index + 1).padStart(2, '0')}`);
        for (const title_ja of [...names, 'ｻﾝｺﾞの塔']) {
          await author.account.rest.post('scenarios', { title_ja, title_en: title_ja, languages: 'ja' });
        }
        await page.goto('/scenarios');
        await expect(page.getByText(words.scenarioCount(23))).toBeVisible();

        // Sorted by title, the pages follow each other.
        await page.getByRole('columnheader', { name: words.title }).getByRole('button').click();
        await expect(page).toHaveURL(new RegExp(`sort=title_${language}`));
        await expect(titles(page)).toHaveCount(20);
        await expect(titles(page)).toHaveText(names.slice(0, 20));
        const first = await titles(page).allTextContents();
        await author.button('nextPage').click();
        await expect(page).toHaveURL(/page=2/);
        await expect(titles(page)).toHaveCount(3);
        expect([...first, ...(await titles(page).allTextContents())].sort()).toEqual([...names, 'ｻﾝｺﾞの塔'].sort());
        await page.reload();
        await expect(titles(page)).toHaveCount(3);
        await expect(author.button('lastPage')).toBeDisabled();
        await page.getByRole('columnheader', { name: words.title }).getByRole('button').click();
        await expect(page).toHaveURL(new RegExp(`sort=-title_${language}`));
        await expect(titles(page).first()).not.toHaveText(first[0] ?? '');

        // Half-width or full-width, katakana or hiragana: one search finds them all.
        const search = page.getByRole('searchbox', { name: words.searchTitle });
        await search.fill('さんご');
        await expect(titles(page)).toHaveText(['ｻﾝｺﾞの塔']);
        await search.fill('みずうみ');
        await expect(page.getByText(words.noneFound('みずうみ'))).toBeVisible();
        await search.fill('');
        await expect(titles(page)).toHaveCount(20);
      },
    );

    story(
      'a released work is stopped, archived and restored, and says each time what happens',
      async ({ page, author }) => {
        const { title, id } = await isReleased(author);
        await author.account.rest.post('sample-scenarios', { scenario_id: id });
        const shown = language === 'ja' ? title : `${title} (en)`;
        const say = (ja: string, en: string) => (language === 'ja' ? ja : en);
        const dialog = page.getByRole('alertdialog');
        const remove = page.getByRole('button', { name: say(`「${shown}」を削除`, `Delete “${shown}”`) });
        await page.goto('/scenarios');
        await expect(page.getByText(say('サンプル共有中', 'Shared'), { exact: true })).toBeVisible();
        await remove.click();
        await dialog.getByRole('button', { name: say('公開を停止する', 'Stop publishing') }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(say('公開停止', 'Publishing stopped'), { exact: true })).toBeVisible();
        await expect(page.getByText(say('サンプル共有中', 'Shared'), { exact: true })).toBeHidden();

        await remove.click();
        await expect(dialog).toContainText(say('アーカイブに移ります', 'It goes to the archive'));
        await dialog.getByRole('button', { name: say('アーカイブする', 'Archive'), exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(titles(page)).toHaveCount(0);

        await expect(page.getByRole('link', { name: say('アーカイブ', 'Archived'), exact: true })).toBeVisible();
        const news = page.getByRole('status').filter({ hasText: shown });
        await expect(news).toContainText(say('アーカイブしました', 'was moved to the archive'));
        await news.getByRole('button', { name: say('アーカイブを開く', 'Open the archive') }).click();
        await page.getByRole('button', { name: say(`「${shown}」を一覧に戻す`, `Restore “${shown}”`) }).click();
        await expect(page.getByText(say('アーカイブは空です。', 'The archive is empty.'))).toBeVisible();
        await page.getByRole('link', { name: say('シナリオ一覧に戻る', 'Back to the scenario list') }).click();
        await expect(titles(page).first()).toHaveText(shown);
      },
    );

    story(
      'a deleted scenario is gone, and one that was not confirmed stays',
      async ({ page, author, words, faults }) => {
        const id = await author.hasScenario('捨てる迷宮');
        await author.hasScenario('残る迷宮');
        await page.goto('/scenarios');
        const title = { ja: '捨てる迷宮', en: ENGLISH_TITLE }[language];
        const row = page.getByRole('row').filter({ hasText: '捨てる迷宮' });
        const ask = () => row.getByRole('button', { name: words.deleteOf(title) }).click();
        const dialog = page.getByRole('alertdialog');
        await ask();
        await expect(dialog).toContainText(words.deleteQuestion(title));
        await expect(dialog.getByRole('button', { name: words.cancel })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(titles(page)).toHaveCount(2);
        await ask();
        await dialog.getByRole('button', { name: words.delete, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(titles(page)).toHaveText([{ ja: '残る迷宮', en: ENGLISH_TITLE }[language]]);
        await expect(page.getByText('残る迷宮', { exact: true })).toBeVisible();
        faults.expect(/status of 404/);
        await page.goto(`/scenarios/${id}`);
        await expect(page.getByRole('main')).toContainText(words.notFound);
      },
    );
  });
}

test.describe('on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('a card of the list is headed by the title that its reader reads', async ({ page, author, words }) => {
    const { rest } = author.account;
    const id = await author.hasScenario('水底の迷宮');
    await rest.post('sample-scenarios', { scenario_id: id });
    await rest.post('scenarios', { title_ja: '名もない迷宮', title_en: '' });
    await page.goto('/scenarios');
    const english = page.getByRole('rowheader').filter({ hasText: '水底の迷宮' });
    await expect(english.locator('a').filter({ hasText: ENGLISH_TITLE })).toBeVisible();
    await expect(titles(page).filter({ visible: true })).toHaveText(['名もない迷宮', ENGLISH_TITLE]);
    await expect(page.getByRole('button', { name: words.editOf(ENGLISH_TITLE) })).toBeVisible();
    await expect(page.getByRole('button', { name: words.editOf('名もない迷宮') })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(titles(page)).toHaveText(['名もない迷宮', ENGLISH_TITLE]);
    // So is the sample among those that a new scenario may begin with, found by either title.
    await author.button('addNew').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A sample', { exact: true }).click();
    await dialog.getByRole('combobox').fill('水底');
    await expect(page.getByRole('option', { name: new RegExp(`^${ENGLISH_TITLE}`) }).first()).toBeVisible();
  });
});

test('on a small laptop the list has room for all its columns', async ({ page, author }) => {
  const { title } = await isReleased(author);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/scenarios');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('button', { name: `「${title}」を削除` })).toBeInViewport({ ratio: 1 });
  // A line a row: no cell but the title is higher than its text.
  const heights = await row
    .getByRole('cell')
    .locator('> *')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(40);
  expect((await row.boundingBox())?.height).toBeLessThan(64);
});

test('a backup carries a note, and overwriting replaces the last one', async ({ page, author, words }) => {
  await page.goto(`/scenarios/${await author.hasScenario()}`);
  await author.savesBackup();
  await author.button('backupHistory').click();
  const history = page.getByRole('list', { name: words.backupHistory });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await author.field(words.note).fill('序章まで');
  await author.button('saveWithNote').click();
  await author.reads(words.backupSaved);
  await author.button('backupHistory').click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('序章まで');
  await expect(history.getByRole('button').first()).toHaveAccessibleName(/復元…$/);
  await page.getByText(words.overwrite).click();
  await author.field(words.note).fill('第一章まで');
  await author.button('saveOverWithNote').click();
  await author.reads(words.backupSaved);
  await author.button('backupHistory').click();
  await expect(history.getByRole('listitem').first()).toContainText('第一章まで');
  await expect(history.getByRole('listitem')).toHaveCount(2);
});

test('the floors of the scenario home are one stop of the Tab key', async ({ page, author, words }) => {
  const id = await author.hasScenario();
  for (const number of ['01', '02', '03', '04']) {
    await author.account.rest.put(`scenarios/${id}/floor-maps/${number}/maps`, { maps: roomMaps(Number(number)) });
  }
  // Three pictures per row.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/scenarios/${id}`);
  const floor = (number: string) => page.getByRole('link', { name: words.floor(number), exact: true });
  await author.tabsTo(floor('01'));
  await page.keyboard.press('ArrowRight');
  await expect(floor('02')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: words.newFloor('05') })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(floor('02')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('listitem').locator('a:focus')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goto(`${page.url()}/nowhere`);
  await expect(page.getByRole('main')).toContainText(words.pageUnknown);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
