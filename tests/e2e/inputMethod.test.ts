import type { Locator } from '@playwright/test';
import { converts } from './support/converts.ts';
import { expect, test } from './support/test.ts';

/** The same Enter as Safari reports it: after the composition, with key code 229 only. Tells whether it was kept from submitting. */
const isHeldBack = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    return !element.dispatchEvent(enter);
  });

test('the Enter that commits a conversion does not send the login form', async ({ page, author, words, faults }) => {
  faults.expect(/status of 422/);
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto('/auth/login');
  const login = author.field(words.login);
  await author.field(words.password).fill(author.account.password);
  await converts(page, login, 'かえで', '楓');
  expect(await isHeldBack(login)).toBe(true);
  await expect(page.getByText(words.loginWrong)).toBeHidden();
  // The next Enter is the author's own.
  await login.press('Enter');
  await expect(page.getByText(words.loginWrong)).toBeVisible();
});

test('the Enter that commits a conversion does not close the scenario dialog', async ({ page, author, words }) => {
  await page.goto('/scenarios');
  await page.getByRole('button', { name: words.addNew }).first().click();
  const dialog = page.getByRole('dialog', { name: words.createScenario });
  const title = author.field(words.titleJa);
  await converts(page, title, 'めいきゅう', '迷宮');
  expect(await isHeldBack(title)).toBe(true);
  await expect(dialog).toBeVisible();
  expect((await author.account.rest.get('scenarios')).data).toEqual([]);
  await title.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '迷宮' })).toBeVisible();
});
