import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { textIn } from '#client/i18n/defineTexts.ts';
import { clearTexts } from '#client/resource/clear/clearTexts.ts';
import { overlongTexts } from '#client/resource/inputs/overlongTexts.ts';
import { stepTexts } from '#client/resource/steps/stepTexts.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import type { item } from '#domain/resources/item.ts';
import type { Language } from '#domain/text/languages.ts';
import { opens, rest } from './site.tsx';

type ItemValues = typeof item.blank;

const texts = { ...recordFormTexts, ...overlongTexts, ...stepTexts, ...clearTexts };

/** The form of one item, with the actions of an author. */
export class ItemForm {
  readonly scenarioId: string;
  language: Language;

  constructor(scenarioId: string, language: Language = 'ja') {
    this.scenarioId = scenarioId;
    this.language = language;
  }

  /** Returns a text of the form. */
  says(key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string {
    return textIn(this.language, texts)(key, values);
  }

  /** Creates items over REST, as on an earlier day. */
  async has(items: Readonly<Record<number, Partial<ItemValues>>>): Promise<void> {
    for (const [number, values] of Object.entries(items)) {
      await rest.put(`scenarios/${this.scenarioId}/items-detail/${number}`, values);
    }
  }

  /** Returns the server's version of an item. */
  async stored(number: number): Promise<ItemValues> {
    return (await rest.get<ItemValues>(`scenarios/${this.scenarioId}/items-detail/${number}`)).data;
  }

  /** `search`: the query or hash of the address. */
  async opens(number: number, search = ''): Promise<void> {
    await opens(`/scenarios/${this.scenarioId}/data-settings/items/item-list/${number}/edit${search}`, this.language);
    await this.isAt(number);
  }

  async isAt(number: number): Promise<void> {
    await expect.element(this.heading).toMatchTextContent(String(number).padStart(3, '0'));
  }

  get heading(): Locator {
    return page.css('header').getByRole('heading', { level: 2 });
  }

  /** Returns the input of a leaf, by its path. */
  input(path: string): Locator {
    return page.css(`[data-path="${path}"] input:not([type=hidden])`);
  }

  button(key: keyof typeof texts, values?: Readonly<Record<string, string | number>>): Locator {
    return page.getByRole('button', { name: this.says(key, values), exact: true });
  }

  /** Opens the list of what is wrong or to be checked. */
  async opensProblems(): Promise<void> {
    await page.css('[data-problems] summary').click();
    await expect.element(this.problems.first()).toBeVisible();
  }

  get problems(): Locator {
    return page.css('[data-problems] li');
  }

  /** Replaces the text of a field and leaves it. */
  async enters(path: string, text: string): Promise<void> {
    await this.input(path).fill(text);
    await userEvent.tab();
  }

  async isSaved(): Promise<void> {
    await expect.element(page.css('header [data-state]')).toHaveAttribute('data-state', 'saved');
  }
}
