import { expect } from '@playwright/test';
import { newAccount, newScenario } from '../newAccount.ts';
import { picture } from '../picture.ts';
import { inScenario, type Screens } from './places.ts';

/** The desk of an author, and the dialogs that every screen can open. */
export const deskScreens: Screens = {
  async 'author home, empty'({ page, words }) {
    await page.goto('/');
    await expect(page.getByText(words.emptyDesk)).toBeVisible();
  },
  async 'author home'(author) {
    await inScenario(author, '');
    await author.page.goto('/');
    await expect(author.page.getByRole('main').getByRole('link', { name: author.words.drawFloor01 })).toBeVisible();
  },
  async 'avatar menu'(author) {
    await author.page.goto('/');
    await author.page.getByRole('button', { name: author.words.menuOf(author.account.name) }).click();
    await expect(author.page.getByRole('menu')).toBeVisible();
  },
  async 'command palette'(author) {
    await author.page.goto('/');
    await author.button('findCommand').click();
    await expect(author.page.getByRole('option').first()).toBeVisible();
  },
  async 'command palette, nothing found'(author) {
    await author.page.goto('/');
    await author.button('findCommand').click();
    await author.page.getByRole('dialog').getByRole('textbox').fill('qqqq');
    await expect(author.page.getByRole('dialog')).toContainText(author.words.nothingFound);
  },
  async notifications(author) {
    await author.page.goto('/scenarios');
    await author.button('notifications').click();
    await expect(author.page.getByRole('dialog')).toContainText(author.words.noNotifications);
  },
  async 'notifications, one of them'(author) {
    const { rest } = await newAccount(author.account.rest.url);
    const scenario_id = await newScenario({ rest });
    const { data } = await rest.post<{ id: string }>('sample-scenarios', { scenario_id });
    await author.account.rest.post('scenarios', { title_ja: '写し', sample_id: data.id });
    await rest.post(`sample-scenarios/${data.id}/sync`);
    await author.page.goto('/scenarios');
    await author.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(author.words.notifications) })
      .click();
    await expect(author.page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  },
  async 'logout dialog'(author) {
    await author.page.goto('/');
    await author.choosesInMenu(author.words.logOut);
    await expect(author.page.getByRole('dialog')).toContainText(author.words.logOutQuestion);
  },
  async 'user information'({ page, account, words }) {
    await page.goto('/me');
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(page.getByText(words.thisBrowser, { exact: true })).toBeVisible();
  },
  async 'user information, picture chosen'({ page, words }) {
    await page.goto('/me');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
    await expect(page.getByRole('button', { name: words.usePicture })).toBeVisible();
  },
  async 'user information, e-mail and password edited'({ page, words }) {
    await page.goto('/me');
    for (const title of [words.email, words.password]) {
      const panel = page.getByRole('region', { name: title, exact: true });
      await panel.getByRole('button', { name: words.change, exact: true }).click();
      await expect(panel.getByLabel(words.currentPassword)).toBeVisible();
    }
  },
  async 'account deletion'(author) {
    await author.page.goto('/me');
    await author.button('deleteAccount').click();
    await expect(author.page.getByRole('alertdialog')).toContainText(author.words.scenariosLost(0));
  },
};
