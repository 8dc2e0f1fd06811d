import { expect, type Locator } from '@playwright/test';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { item } from '#domain/resources/item.ts';
import { csvBytes } from '../../support/csvFiles.ts';
import type { Author } from './Author.ts';

/** The list of items of a scenario, with the actions of an author who works with files. */
export class TableFiles {
  readonly author: Author;
  readonly scenarioId: string;

  constructor(author: Author, scenarioId: string) {
    this.author = author;
    this.scenarioId = scenarioId;
  }

  /** Creates items by their numbers. */
  async hasItems(items: Readonly<Record<number, object>>): Promise<void> {
    for (const [number, fields] of Object.entries(items)) {
      const { status, text } = await this.author.account.rest.put(
        `scenarios/${this.scenarioId}/items-detail/${number}`,
        fields,
      );
      if (status !== 200) throw new Error(text);
    }
  }

  /** The list, or the form of one item below it. */
  async opens(path: '' | `/${number}/edit` = ''): Promise<void> {
    await this.author.page.goto(`/scenarios/${this.scenarioId}/data-settings/items/item-list${path}`);
    await expect(this.author.button('import')).toBeVisible();
  }

  /** Opens the import and gives it a file. */
  async imports(buffer: Buffer): Promise<void> {
    const { page } = this.author;
    await this.author.button('import').click();
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /ファイルを選ぶ|Choose a file/ })
      .click();
    await (await chooser).setFiles({ name: 'items.csv', mimeType: 'text/csv', buffer });
  }

  /** Opens the list and gives its import a sword; a press on the returned button writes it. */
  async importsSword(): Promise<Locator> {
    await this.opens();
    await this.imports(itemFile([[1, '剣', 'Sword']]));
    const { words, page } = this.author;
    const submit = page.getByRole('dialog').getByRole('button', { name: words.importNow, exact: true });
    await expect(submit).toBeEnabled();
    return submit;
  }
}

/**
 * Returns a file of the list of items, in Shift_JIS: each row has the number, the names and the item that it turns into; all else is as in
 * a blank item.
 */
export function itemFile(
  rows: readonly (readonly [number: number, ja: string, en: string, becomes?: number])[],
): Buffer {
  const table = item.tables?.list;
  if (!table) throw new Error('items have a list');
  const header = csvHeader(item, table, 'ja');
  const values = item.leaves;
  const blank = header.slice(1).map((title) => {
    const leaf = values.find(({ label }) => label.ja === title);
    const initial = leaf?.keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], item.blank);
    return typeof initial === 'boolean' ? Number(initial) : (initial as string | number);
  });
  const target = header.indexOf('壊れた後') - 1;
  const cells = rows.map(([number, ja, en, becomes]) => {
    const values = becomes === undefined ? blank : blank.with(target, becomes);
    return [number, ja, en, ...values.slice(2)];
  });
  return Buffer.from(csvBytes([header, ...cells]));
}
