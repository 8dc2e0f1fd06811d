import { expect, type Locator } from '@playwright/test';
import type { Author } from './Author.ts';

/** The dialog that gives the chosen rows of a table other numbers. */
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

  /** The first row is to have a number, as one types it; what that changes is shown. */
  async asksFor(number: string): Promise<void> {
    await this.dialog.getByLabel(this.author.words.firstNumber).and(this.author.page.locator('input')).fill(number);
    await this.showsChanges();
  }

  async showsChanges(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.author.words.showChanges }).click();
  }

  /**
   * The keyboard is the table's again when the dialog has gone.
   * @param count rows of which it is told that they have other numbers
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
