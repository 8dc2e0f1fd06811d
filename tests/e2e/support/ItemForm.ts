import { expect, type Locator, type Page } from '@playwright/test';
import { textIn } from '#client/i18n/defineTexts.ts';
import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { overlongTexts } from '#client/resource/inputs/overlongTexts.ts';
import { stepTexts } from '#client/resource/steps/stepTexts.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import type { item } from '#domain/resources/item.ts';
import type { Language } from '#domain/text/languages.ts';
import type { Author } from './Author.ts';

type ItemValues = typeof item.blank;

const texts = { ...recordFormTexts, ...overlongTexts, ...stepTexts, ...clearTexts };

/** The form of one item, with the actions of an author. */
export class ItemForm {
  readonly page: Page;
  readonly author: Author;
  readonly scenarioId: string;

  constructor(author: Author, scenarioId: string, page: Page = author.page) {
    this.author = author;
    this.scenarioId = scenarioId;
    this.page = page;
  }

  get language(): Language {
    return this.author.language;
  }

  /** Returns a text of the form. */
  says(key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string {
    return textIn(this.language, texts)(key, values);
  }

  /** Creates items over REST, as on an earlier day. */
  async has(items: Readonly<Record<number, Partial<ItemValues>>>): Promise<void> {
    for (const [number, values] of Object.entries(items)) {
      await this.author.account.rest.put(`scenarios/${this.scenarioId}/items-detail/${number}`, values);
    }
  }

  /** Returns the server's version of an item. */
  async stored(number: number): Promise<ItemValues> {
    const path = `scenarios/${this.scenarioId}/items-detail/${number}`;
    return (await this.author.account.rest.get<ItemValues>(path)).data;
  }

  async opens(number: number): Promise<void> {
    await this.page.goto(`/scenarios/${this.scenarioId}/data-settings/items/item-list/${number}/edit`);
    await this.isAt(number);
  }

  async isAt(number: number): Promise<void> {
    await expect(this.heading).toContainText(String(number).padStart(3, '0'));
  }

  get heading(): Locator {
    return this.page.locator('header').getByRole('heading', { level: 2 });
  }

  /** Returns the input of a leaf, by its path. */
  input(path: string): Locator {
    return this.page.locator(`[data-path="${path}"] input:not([type=hidden])`);
  }

  button(key: keyof typeof texts, values?: Readonly<Record<string, string | number>>): Locator {
    return this.page.getByRole('button', { name: this.says(key, values), exact: true });
  }

  /** Replaces the text of a field and leaves it. */
  async enters(path: string, text: string): Promise<void> {
    await this.input(path).fill(text);
    await this.input(path).press('Tab');
  }

  async isSaved(): Promise<void> {
    await expect(this.page.locator('header [data-state]')).toHaveAttribute('data-state', 'saved');
  }
}
