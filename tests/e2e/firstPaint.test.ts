import { expect, test } from './support/test.ts';

test('theme and language of the cookies are there before the application starts', async ({ page, origin, faults }) => {
  faults.expect(/assets.*/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.context().addCookies([
    { name: 'dark_mode', value: '1', url: origin },
    { name: 'language', value: 'en', url: origin },
  ]);
  await page.goto('/');
  await expect(page.locator('#root')).toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.context().addCookies([{ name: 'dark_mode', value: '0', url: origin }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background()).not.toBe(dark);
});

test('without cookies the language is Japanese and the theme that of the system', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/auth/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  }
});

test('language and theme change in place and are kept', async ({ page, author }) => {
  await page.goto('/me');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await author.choosesLanguage('en');
  await author.choosesTheme('dark');
  await expect(page.getByRole('heading', { name: 'User information' })).toBeVisible();
  await expect(page).toHaveTitle('User information - Meikyu');
  await expect(page.locator('body[data-same-document]')).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { name: 'User information' })).toBeVisible();
});
