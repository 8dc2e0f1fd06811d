import { newAccount } from './support/newAccount.ts';
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

test('cookies that cannot be read count as none, and a login replaces them', async ({ page, origin, author }) => {
  for (const value of ['%', '%E3%81', 'two%20words']) {
    await page
      .context()
      .addCookies(['access_token', 'language', 'dark_mode'].map((name) => ({ name, value, url: origin })));
    await page.goto('/scenarios');
    await expect(page).toHaveURL('/auth/login?return_to=%2Fscenarios');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
  author.language = 'ja';
  await author.logsIn();
  await expect(page).toHaveURL('/scenarios');
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

for (const [locale, heading, lang] of [
  ['en-GB', 'Log in', 'en'],
  ['fr-FR', 'ログイン', 'ja'],
] as const) {
  test.describe(`In a browser that speaks ${locale}`, () => {
    test.use({ locale, timezoneId: 'Europe/Berlin' });

    test(`the first visit is in ${lang}, and after the login the account’s language`, async ({ page, origin }) => {
      const account = await newAccount(origin, lang === 'en' ? 'ja' : 'en');
      await page.goto('/auth/login');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const form = page.getByRole('main');
      await form.locator('input').first().fill(account.username);
      await form.locator('input[type=password]').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/`);
      const own = lang === 'en' ? 'ja' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', own);
      await page.goto('/me');
      await expect(page.locator('html')).toHaveAttribute('lang', own);
      await expect(page.getByText(/\d{4}\/\d\d\/\d\d \d\d:\d\d \(Europe\/Berlin\)/).first()).toBeVisible();
      // A logout leaves no language behind, and the next page is in Japanese.
      const words = own === 'ja' ? { menu: /Kaede Mori/, out: 'ログアウト' } : { menu: /Kaede Mori/, out: 'Log out' };
      await page.getByRole('button', { name: words.menu }).click();
      await page.getByRole('menuitem', { name: words.out }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(/\/auth\/login/);
      expect(await page.context().cookies()).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
    });
  });
}

test('where the system chooses the colours, what is on can be told from what is not', async ({ map, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await map.chooses('door');
  const looks = page
    .getByRole('button', { pressed: true })
    .or(page.getByRole('link', { name: 'フロアマップ' }))
    .or(page.getByRole('link', { name: 'フロア01' }));
  const grounds = await looks.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  const plain = page.getByRole('button', { pressed: false }).first();
  expect(new Set(grounds).size).toBe(1);
  await expect(plain).not.toHaveCSS('background-color', grounds[0] ?? '');
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
