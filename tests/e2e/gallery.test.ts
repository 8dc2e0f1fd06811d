import type { Locator } from '@playwright/test';
import { converts } from './support/converts.ts';
import { galleryTest as test } from './support/galleryTest.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, type Page } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
});

const play = (page: Page, name: string): Locator => page.getByRole('button', { name: `「${name}」を再生` });
const stop = (page: Page, name: string): Locator => page.getByRole('button', { name: `「${name}」を止める` });
const field = (page: Page): Locator => page.getByRole('button', { name: '表示グラフィック' });
const search = (page: Page): Locator => page.getByRole('combobox', { name: '名前か番号で検索' });
const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

test('a sound is heard until its end, until the button is pressed again, or until another one is chosen', async ({
  page,
}) => {
  const [sound] = await Promise.all([page.waitForResponse(/\/sounds\/00\.wav$/), play(page, 'クリック').click()]);
  expect(sound.headers()['content-type']).toMatch(/^audio\/(x-|vnd\.)?wave?$/);
  expect(sound.headers()['cache-control']).toBe('public, max-age=86400');
  await expect(play(page, 'クリック')).toBeVisible();

  await play(page, '鐘').focus();
  await page.keyboard.press('Enter');
  await expect(stop(page, '鐘')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play(page, '鐘')).toBeFocused();

  await play(page, '鐘').click();
  await play(page, '全滅').click();
  await expect(stop(page, '全滅')).toBeVisible();
  await expect(play(page, '鐘')).toBeVisible();
});

test('every sound but the default one has its button, and a sound that does not come is silence', async ({
  page,
  context,
  faults,
}) => {
  await expect(page.getByRole('button', { name: /を再生$/ })).toHaveCount(61);
  await expect(page.getByRole('listitem').filter({ hasText: '標準の効果音' }).getByRole('button')).toHaveCount(0);

  faults.expect(/ERR_FAILED/);
  const asked = page.waitForRequest(/\/sounds\/56\.wav$/);
  await context.route('**/sounds/*', (route) => route.abort());
  await play(page, '鐘').click();
  await asked;
  await expect(play(page, '鐘')).toBeVisible();
});

test('a picture is found by its name in another kana or language, or by its number, and chosen with Enter', async ({
  page,
}) => {
  await expect(field(page)).toContainText('43 宝箱');
  for (const [typed, found] of [
    ['ﾗﾝﾀﾝ', '64 ランタン'],
    ['ればー', '30 レバー'],
    ['CHALICE', '62 聖杯'],
    ['075', '75 幽霊'],
    ['なし', '999 なし'],
  ] as const) {
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.insertText(typed);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toContainText(found);
    await expect(field(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('どこにもない');
  await expect(page.getByText('見つかりません')).toBeVisible();
});

test('a picture is served as a picture alone, and asked for again it has not changed', async ({ request }) => {
  const picture = await request.get('/graphics/43.svg');
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=86400',
  });
  const again = await request.get('/graphics/43.svg', { headers: { 'if-none-match': picture.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await request.get('/graphics/83.svg', { headers: { accept: 'text/html' } })).status()).toBe(404);
});

test('arrows move among the pictures both ways, Esc leaves things as they are, and the mouse chooses too', async ({
  page,
}) => {
  await field(page).click();
  await expect(options(page)).toHaveCount(84);
  await expect(page.getByRole('option', { name: '43 宝箱' })).toHaveAttribute('aria-selected', 'true');
  const right = page.getByRole('option', { name: '44 開いた宝箱' });
  const chosen = page.getByRole('option', { name: '43 宝箱' });
  const rightId = (await right.getAttribute('id')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', rightId);
  await page.keyboard.press('ArrowDown');
  await expect(search(page)).not.toHaveAttribute('aria-activedescendant', rightId);
  const active = page.locator(`[id="${await search(page).getAttribute('aria-activedescendant')}"]`);
  const [below, beside, first] = await Promise.all([active, right, chosen].map((place) => place.boundingBox()));
  expect(beside?.y).toBe(first?.y);
  expect(below?.x).toBe(beside?.x);
  expect(below?.y).toBeGreaterThan(beside?.y ?? 0);
  await isAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toContainText('43 宝箱');

  await field(page).click();
  await page.getByRole('option', { name: '66 王' }).click();
  await expect(field(page)).toContainText('66 王');
});

test('the Enter that commits a conversion chooses no picture, also where a browser tells it after the conversion', async ({
  page,
}) => {
  await field(page).click();
  await converts(page, search(page), 'かぎ', '鍵');
  await expect(options(page)).toHaveCount(1);
  const browser = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await expect(field(page)).toContainText('43 宝箱');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toContainText('50 鍵');
});
