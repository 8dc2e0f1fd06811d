import type { Locator } from '@playwright/test';
import { converts } from './support/converts.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, test } from './support/test.ts';

/**
 * Sends the same Enter as Safari reports it: after the composition, with key code 229 only. Returns whether it was kept from submitting.
 */
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
  // The next Enter submits.
  await login.press('Enter');
  await expect(page.getByText(words.loginWrong)).toBeVisible();
});

test('the Enter that commits a conversion does not close the scenario dialog', async ({ page, author, words }) => {
  await page.goto('/scenarios');
  await page.getByRole('button', { name: words.addNew }).first().click();
  const dialog = page.getByRole('dialog', { name: words.createScenario });
  const title = dialog.getByRole('textbox', { name: words.title });
  await converts(page, title, 'めいきゅう', '迷宮');
  expect(await isHeldBack(title)).toBe(true);
  await expect(dialog).toBeVisible();
  expect((await author.account.rest.get('scenarios')).data).toEqual([]);
  await title.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '迷宮' })).toBeVisible();
});

test('the Enter that commits a conversion chooses no picture, also where a browser tells it after the conversion', async ({
  page,
  author,
}) => {
  await page.goto(`/scenarios/${await author.hasScenario()}/labyrinths/settings/2`);
  const field = page.locator('[data-path="title_icon"] button').first();
  const options = page.getByRole('listbox').getByRole('option');
  const chosen = await field.textContent();
  await field.click();
  await isAccessible(page, '[role=dialog]');
  await converts(page, page.getByRole('dialog').getByRole('combobox'), 'かぎ', '鍵');
  await expect(options.first()).toContainText('鍵');
  const browser = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await expect(options.first()).toContainText('鍵');
  await expect(field).toHaveText(chosen ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(field).toContainText('鍵');
});
