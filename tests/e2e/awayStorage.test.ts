// A browser that refuses to store anything: all site data blocked, or a frame without rights. Every use of its storage throws.
import { PLAN_SIZE } from '#client/mapEditor/practice/plan.ts';
import { FloorMap } from './support/FloorMap.ts';
import { refusesStorage } from './support/hardships.ts';
import { hasReleased } from './support/hasReleased.ts';
import { ItemForm } from './support/ItemForm.ts';
import { expect, test } from './support/test.ts';

// The map of the front page is prefetched.
test.use({ savesData: false });

test('without any storage guests draw, read and play, and the login says that it needs cookies', async ({
  author,
  page,
  words,
}) => {
  const { title } = await hasReleased(author);
  await page.context().clearCookies();
  await refusesStorage(page, { cookies: true });
  await page.goto('/');
  const line = page.getByRole('status').getByText(/^このブラウザには保存できません。/);
  await expect(line).toContainText('ログイン、言語、配色、送信前の変更、画面の設定、この端末のセーブ');
  const sheet = new FloorMap({ page, words }, page, PLAN_SIZE);
  await sheet.isOpen();
  await sheet.chooses('wall');
  await sheet.drags([
    [6.5, 8],
    [8.5, 8],
  ]);
  await sheet.shows(7, 8, { south: 'wall' });

  await page.goto('/auth/login');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cookieが必要です');
  await expect(page.getByRole('main').getByRole('button', { name: words.logIn, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('needs cookies');

  await page.goto(`/works?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `「${title}」を遊ぶ` }).click();
  await page.getByRole('button', { name: /^1 はじめから/ }).click();
  await page.getByRole('button', { name: '街はずれ' }).click();
  await page.getByRole('button', { name: '鐘の塔：入る' }).click();
  const ahead = page.getByRole('status', { name: '目の前の眺め' });
  await expect(ahead).toHaveText(/^x2 y2、北向き。/);
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y3、/);
});

test('without any storage but cookies an author draws and edits, and all of it is saved', async ({ author, page }) => {
  await refusesStorage(page, { cookies: false });
  const scenarioId = await author.hasScenario('仮の迷宮');
  await page.goto('/scenarios');
  await expect(page.getByText('仮の迷宮').first()).toBeVisible();
  await expect(page.getByRole('status').getByText(/残らないもの：送信前の変更/)).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).first().click();

  const map = new FloorMap(author);
  await map.opens(scenarioId);
  await map.chooses('wall');
  await map.drags([
    [3.5, 9],
    [5.5, 9],
  ]);
  await map.isSaved();
  await page.reload();
  await map.isOpen();
  await map.shows(4, 9, { south: 'wall' });

  const form = new ItemForm(author, scenarioId);
  await form.opens(1);
  await form.enters('name_ja', '青銅の剣');
  await form.isSaved();
  expect(await form.stored(1)).toMatchObject({ name_ja: '青銅の剣' });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the line says in English what is not kept', async ({ author, page }) => {
    await refusesStorage(page, { cookies: false });
    await page.goto('/scenarios');
    await expect(page.getByRole('status').getByText(/^This browser does not let the site store anything/)).toHaveText(
      /closed: unsent changes, view settings, game saves on this device, offline copies$/,
    );
    await expect(author.button('addNew').first()).toBeVisible();
  });
});
