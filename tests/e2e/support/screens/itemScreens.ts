import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { DataSettings } from '../DataSettings.ts';
import { ItemForm } from '../ItemForm.ts';
import { ItemTable } from '../ItemTable.ts';
import type { Screens } from './places.ts';

/** Items. */
export const itemScreens: Screens = {
  'item list': (author) => inItemList(author),
  'item list, choices in a cell': (author) => inItemList(author, 'type', 'F2', 'listbox'),
  'item list, cells edited together': (author) => inItemList(author, 'purchase_price', 'Control+m', 'dialog'),
  'item list, actions of a column': (author) => inItemList(author, 'name_ja', 'Alt+ArrowDown', 'menu'),
  'item list, keys and gestures': (author) => inItemList(author, 'name_ja', 'F1', 'dialog'),
  async 'item list, columns'(author) {
    await inItemList(author);
    await author.page.getByRole('toolbar').getByRole('button').nth(6).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  'unidentified items': (author) => amongItems(author, '/items/unidentified-item'),
  'items copied': (author) => amongItems(author, '/items/item-copy'),
  async 'items copied, shown before'(author) {
    await amongItems(author, '/items/item-copy');
    const { page } = author;
    await page.getByRole('combobox').fill('001');
    await page.getByRole('option').click();
    await page.getByRole('textbox').last().fill('2-4');
    const targets = page.locator('details');
    await expect(targets).toHaveCount(3);
    await targets.first().locator('summary').click();
    await expect(targets.getByRole('table')).toBeVisible();
  },
  'item in its form': async (author) => void (await inItem(author)),
  async 'item in its form, with an error and its deletion asked about'(author) {
    const form = await inItem(author);
    await form.enters('break_range.min', '90');
    await expect(author.page.getByRole('alert')).toContainText(form.says('record.errors'));
    await form.button('record.clear').click();
    await expect(author.page.getByRole('alertdialog')).toContainText(form.says('clear.used', { count: 1 }));
  },
};

/** Opens the form of an item that another one turns into. */
async function inItem(author: Author): Promise<ItemForm> {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 1: { name_ja: '剣', type: 1, becomes: 12 }, 12: { name_ja: '折れた剣', type: 1, becomes: 1 } });
  await form.opens(12);
  await expect(form.input('becomes')).toHaveValue(/001/);
  return form;
}

/** Opens the list of items with one of them in it; with a key pressed in one of its cells, and the element that this opens. */
async function inItemList(author: Author, path?: string, key?: string, opened?: 'listbox' | 'dialog' | 'menu') {
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '剣', name_en: 'Sword', special: true, becomes: 1 } });
  await table.opens();
  await expect(table.cell(1, 'name_ja')).not.toHaveText('');
  if (!path || !key || !opened) return;
  await table.goesTo(1, path);
  await table.presses(key);
  await expect(author.page.getByRole(opened)).toBeVisible();
}

/** Opens a screen of items, with one of them. */
async function amongItems(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 1: { name_ja: '剣', name_en: 'Sword', type: 1 } });
  await data.opens(path);
  await expect(author.page.getByRole('grid').or(author.page.getByRole('textbox')).first()).toBeVisible();
}
