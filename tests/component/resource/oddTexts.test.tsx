import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FAULT_TEXTS } from '#domain/catalogs/faultTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { ItemForm } from '../support/ItemForm.ts';
import { ItemTable } from '../support/ItemTable.ts';
import { hasScenario, opens, presses, rest } from '../support/site.tsx';

// Other programs leave such in the clipboard: the first half of an emoji, and letters as a Mac writes file names.
const HALF = '剣\ud83d';
const DECOMPOSED = 'がパ'.normalize('NFD');

/** Puts a text into a field as pasting does; the driver itself cannot send half a surrogate pair. */
function pastes(field: Element, text: string): void {
  const box = field as HTMLInputElement | HTMLTextAreaElement;
  box.focus();
  box.select();
  const kind = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(LANGUAGES)(
  'a form refuses half a letter at its field, and stores decomposed ones whole: %s',
  async (language) => {
    const form = new ItemForm(await hasScenario());
    form.language = language;
    await form.has({ 1: { name_ja: '剣' } });
    await form.opens(1);
    pastes(form.input('name_ja').element(), HALF);
    await presses('Tab');
    await expect.element(form.input('name_ja')).toHaveAccessibleDescription(FAULT_TEXTS.not_unicode[language]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(form.says('record.errors'));
    expect((await form.stored(1)).name_ja).toBe('剣');
    pastes(form.input('name_ja').element(), DECOMPOSED);
    await presses('Tab');
    await form.isSaved();
    expect((await form.stored(1)).name_ja).toBe('がパ');
  },
);

test.each(LANGUAGES)('so does a message of several boxes: %s', async (language) => {
  const scenario = await hasScenario();
  const path = `scenarios/${scenario}/labyrinth-messages`;
  await rest.put(`${path}/1`, { message_ja_boxes: ['門'] });
  const pagesOf = async () => (await rest.get<{ message_ja_boxes: string[] }[]>(path)).data[0]?.message_ja_boxes;
  await opens(`/scenarios/${scenario}/data-settings/labyrinth-messages/labyrinth-message-list/1`, language);
  const box = page.css('[data-path="message_ja_boxes"] textarea').first();
  await expect.element(box).toHaveValue('門');
  pastes(box.element(), HALF);
  await presses('Tab');
  const pages = page.css('[data-path="message_ja_boxes"]');
  await expect.element(pages.getByText(FAULT_TEXTS.not_unicode[language])).toBeVisible();
  expect(await pagesOf()).toEqual(['門']);
  pastes(box.element(), DECOMPOSED);
  await presses('Tab');
  await expect.poll(pagesOf).toEqual(['がパ']);
});

test.each(LANGUAGES)('a table refuses it in its cell, and takes the others: %s', async (language) => {
  const table = new ItemTable(await hasScenario());
  table.language = language;
  await table.has({ 1: { name_ja: '剣' } });
  await table.opens();
  await table.goesTo(1, 'name_ja');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', `${HALF}\tSword\r\n${DECOMPOSED}\tShield\r\n`);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await table.isTold(table.text('records.news.refused', { refused: 1 }));
  await expect
    .element(table.cell(1, 'name_ja'))
    .toHaveAttribute('title', expect.stringContaining(FAULT_TEXTS.not_unicode[language]));
  await expect.poll(async () => (await table.stored()).get(2)?.name_ja).toBe('がパ');
  expect((await table.stored()).get(1)).toMatchObject({ name_ja: '剣', name_en: 'Sword' });
});
