import { expect, type Locator, type Page } from '@playwright/test';
import { textIn } from '#client/i18n/defineTexts.ts';
import { noDataTexts } from '#client/page/noDataTexts.ts';
import { bannedMarksTexts } from '#client/resource/inputs/bannedMarksTexts.ts';
import { deskSavingTexts } from '#client/resource/status/deskSavingTexts.ts';
import { stepTexts } from '#client/resource/steps/stepTexts.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { item } from '#domain/resources/item.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import type { Author } from './Author.ts';

type StoredItem = Readonly<Record<string, unknown>>;

const texts = { ...noDataTexts, ...tableTexts, ...stepTexts, ...bannedMarksTexts, ...deskSavingTexts };

/** The list of items, with the actions of an author who prefers the keyboard. */
export class ItemTable {
  readonly author: Author;
  readonly page: Page;
  readonly scenarioId: string;

  constructor(author: Author, scenarioId: string, page = author.page) {
    this.author = author;
    this.page = page;
    this.scenarioId = scenarioId;
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  /** The field that lies over the active cell. */
  get input(): Locator {
    return this.grid.locator('xpath=..').getByRole('combobox');
  }

  cell(number: number, path: string): Locator {
    return this.grid.locator(`[id$="-${number}-${path}"]`);
  }

  text(key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}): string {
    return textIn(this.author.language, texts)(key, values);
  }

  button(key: keyof typeof texts): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  async opens(): Promise<void> {
    await this.page.goto(`/scenarios/${this.scenarioId}/data-settings/items/item-list`);
    await expect(this.grid).toBeVisible();
  }

  /** Makes a cell the active one. */
  async goesTo(number: number, path: string): Promise<void> {
    await this.cell(number, path).click();
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Pastes a text, as from a spreadsheet. */
  async pastes(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.presses('Control+v');
  }

  /** Checks that everything is on the server. */
  async isSaved(): Promise<void> {
    await expect(this.page.locator('[data-state]')).toHaveAttribute('data-state', 'saved');
  }

  async isTold(message: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: message })).toBeVisible();
  }

  async has(items: Readonly<Record<number, Record<string, unknown>>>): Promise<void> {
    const records = Object.entries(items).map(([number, changes]) => ({ number: Number(number), changes }));
    await trpcClient(this.author.account.rest).records.item.save.mutate({ scenario_id: this.scenarioId, records });
  }

  /** Returns the server's items by number; blank ones are left out. */
  async stored(): Promise<ReadonlyMap<number, StoredItem>> {
    const { data } = await trpcClient(this.author.account.rest).records.item.all.query({
      scenario_id: this.scenarioId,
    });
    const written = data.filter((record) => item.leaves.some(({ keys }) => isWritten(record, keys)));
    return new Map(written.map((record) => [record.number, record]));
  }
}

/** Whether a value differs from the blank item's. */
function isWritten(record: object, keys: readonly string[]): boolean {
  const valueIn = (within: unknown) =>
    keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], within);
  return valueIn(record) !== valueIn(item.blank);
}
