import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/text/languages.ts';
import { type Account, newScenario } from './newAccount.ts';
import { type Word, type Words, words } from './words.ts';

/** An author in a browser, with the actions of the frame around every screen. */
export class Author {
  readonly page: Page;
  readonly account: Account;
  language: Language;

  constructor(page: Page, account: Account, language: Language) {
    this.page = page;
    this.account = account;
    this.language = language;
  }

  /** The texts on the screen. */
  get words(): Words {
    return words[this.language];
  }

  /** Sets the session and the language of a login on another day. */
  async isLoggedIn(): Promise<void> {
    const url = this.account.rest.url;
    await this.page.context().addCookies([
      { name: 'access_token', value: this.account.rest.token ?? '', url },
      { name: 'language', value: this.language, url },
    ]);
  }

  /** Creates a scenario as on an earlier day; returns its id. */
  hasScenario(title?: string): Promise<string> {
    return newScenario(this.account, title);
  }

  /** Returns the field of a label; next to some fields there is a button with the same label. */
  field(label: string): Locator {
    return this.page.getByLabel(label).and(this.page.locator('input'));
  }

  button(word: Word): Locator {
    return this.page.getByRole('button', { name: this.words[word], exact: true });
  }

  link(word: Word): Locator {
    return this.page.getByRole('link', { name: this.words[word], exact: true });
  }

  /** Checks that a message stands next to the field, and belongs to its description. */
  async isSaidBeside(label: string, message: string): Promise<void> {
    await expect(this.field(label)).toHaveAccessibleDescription(
      new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    );
  }

  /** Returns to the window after using another one. */
  async comesBackToTheWindow(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  async logsIn(login = this.account.username): Promise<void> {
    await this.field(this.words.login).fill(login);
    await this.field(this.words.password).fill(this.account.password);
    await this.page.getByRole('main').getByRole('button', { name: this.words.logIn, exact: true }).click();
  }

  /** Checks that the session has ended: the login page says so, in its place and not in a dialog over the form. */
  async isToldToLogInAgain(): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth\/login(\?return_to=|$)/);
    await expect(this.page.getByRole('main').getByRole('status')).toHaveText(this.words.loginAgain);
    await expect(this.page.getByRole('alertdialog')).toBeHidden();
  }

  async choosesLanguage(language: Language): Promise<void> {
    await this.choosesInMenu(language === 'ja' ? '日本語' : 'English');
    this.language = language;
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  async choosesTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.choosesInMenu(this.words[theme]);
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
  }

  /** Logs out through the menu and its dialog, to the login page. */
  async logsOut(): Promise<void> {
    await this.choosesInMenu(this.words.logOut);
    const dialog = this.page.getByRole('dialog', { name: this.words.logOut });
    await expect(dialog).toContainText(this.words.logOutQuestion);
    await dialog.getByRole('button', { name: this.words.ok }).click();
    await expect(this.page).toHaveURL('/auth/login');
  }

  /** Presses Tab until the target has the focus, and lets the page come to rest: an open list closes when the page scrolls. */
  async tabsTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return;
      }
      await this.page.keyboard.press(key);
    }
    throw new Error('60 presses of Tab do not lead there');
  }

  async savesBackup(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.saveBackup }).click();
    await this.takesBackupName();
    await this.reads(this.words.backupSaved);
  }

  /** Saves a backup under the default name, once it is asked for. */
  async takesBackupName(): Promise<void> {
    await expect(this.page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  /** Waits for a snackbar. */
  async reads(message: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: message }).first()).toBeVisible();
  }

  async choosesInMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.menuOf(this.account.name) }).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }
}
