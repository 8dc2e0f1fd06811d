import { expect, type Locator } from '@playwright/test';
import type { Author } from './Author.ts';

/** The dialog that renumbers the chosen rows of a table. */
export class RenumberDialog {
  readonly author: Author;
  readonly dialog: Locator;

  constructor(author: Author) {
    this.author = author;
    this.dialog = author.page.getByRole('dialog', { name: author.words.renumberTitle });
  }

  async opens(): Promise<void> {
    await this.author.button('renumberRows').click();
  }

  /** Types the new number of the first row; the dialog shows the changes. */
  async asksFor(number: string): Promise<void> {
    await this.dialog.getByLabel(this.author.words.firstNumber).and(this.author.page.locator('input')).fill(number);
    await this.showsChanges();
  }

  async showsChanges(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.author.words.showChanges }).click();
  }

  /**
   * The table has the focus again when the dialog is closed.
   * @param count number of rows that the message reports as renumbered
   */
  async confirms(count: number): Promise<void> {
    const { page, words } = this.author;
    await this.dialog.getByRole('button', { name: words.renumberTitle, exact: true }).click();
    await expect(page.getByText(words.renumbered(count))).toBeVisible();
    await expect(page.getByRole('grid').locator('xpath=..').getByRole('combobox')).toBeFocused();
  }

  /** Gives one chosen row a number. */
  async renumbers(to: number): Promise<void> {
    await this.opens();
    await this.asksFor(`${to}`);
    await this.confirms(1);
  }
}
