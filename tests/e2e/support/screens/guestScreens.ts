import { expect } from '@playwright/test';
import { PLAN_SIZE } from '#client/mapEditor/practice/plan.ts';
import type { Author } from '../Author.ts';
import { FloorMap } from '../FloorMap.ts';
import { newUsername, PASSWORD } from '../newAccount.ts';
import type { Screens } from './places.ts';

/** The screens of a guest. */
export const guestScreens: Screens = {
  async 'guest home'(author) {
    await opensPractice(author);
  },
  async 'guest home, drawn on'(author) {
    const sheet = await opensPractice(author);
    await sheet.chooses('dark');
    await sheet.presses([6.5, 7.5]);
    await sheet.shows(6, 7, { isDark: true });
  },
  login: (author) => asGuest(author, '/auth/login'),
  async 'login refused'(author) {
    await asGuest(author, '/auth/login');
    await author.button('logIn').click();
    const reason = /入力してください|A username is required/;
    await expect(author.field(author.words.login)).toHaveAccessibleDescription(reason);
  },
  registration: (author) => asGuest(author, '/auth/register'),
  async 'registration refused'(author) {
    await asGuest(author, '/auth/register');
    await author.button('toConfirmation').click();
    await expect(author.page.getByText(author.words.agreementNeeded)).toBeVisible();
  },
  async terms(author) {
    await asGuest(author, '/auth/register');
    await author.button('readTerms').click();
    await expect(author.page.getByRole('dialog')).toContainText(author.words.terms);
  },
  async 'registration confirmation'(author) {
    await asGuest(author, '/auth/register');
    const { words, page } = author;
    const username = newUsername();
    await author.field(words.username).fill(username);
    await author.field(words.accountName).fill('Kaede Mori');
    await author.field(words.email).fill(`${username}@example.com`);
    await author.field(words.password).fill(PASSWORD);
    await page.getByText(words.agree).click();
    await author.button('toConfirmation').click();
    await expect(page.getByRole('heading', { name: words.confirmTitle })).toBeVisible();
  },
  async 'registration completed'(author) {
    await asGuest(author, '/auth/login');
    const registered = JSON.stringify({ username: 'kaede', isNew: true });
    await author.page.evaluate((kept) => sessionStorage.setItem('meikyu.registered', kept), registered);
    await author.page.goto('/auth/register/completed');
    await expect(author.page.getByRole('heading', { name: author.words.registered })).toBeVisible();
  },
  'forgotten password': (author) => asGuest(author, '/auth/forgot'),
  'link without its token': (author) => asGuest(author, '/auth/verify'),
  'new password': (author) => asGuest(author, '/auth/reset#token=anything'),
  async 'link used up'(author) {
    await asGuest(author, '/auth/verify#token=anything');
    await expect(author.page.getByRole('heading', { name: author.words.linkUsed })).toBeVisible();
  },
  'page not found': (author) => asGuest(author, '/nowhere'),
};

/** The map of the front page. */
async function opensPractice(author: Author): Promise<FloorMap> {
  await asGuest(author, '/');
  await author.button('tryMap').click();
  const sheet = new FloorMap(author, author.page, PLAN_SIZE);
  await sheet.isOpen();
  return sheet;
}

async function asGuest({ page }: Author, path: string): Promise<void> {
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
