import type { Page } from '@playwright/test';
import { overlongTexts } from '#client/resource/inputs/overlongTexts.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { savingTexts } from '#client/saving/savingTexts.ts';
import { timings } from '#client/timings.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { DataSettings } from './support/DataSettings.ts';
import { ItemTable } from './support/ItemTable.ts';
import { isAccessible } from './support/isAccessible.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await author.hasScenario())),
});

type MessageRow = (typeof labyrinthMessage)['blank'] & { number: number };

const MESSAGE_5 = '/labyrinth-messages/labyrinth-message-list/5';
/** As many columns as fit into a line of a message. */
const LINE = 'あ'.repeat(20);

const stateOf = (page: Page) => page.locator('header [data-state]');
const says = (key: keyof typeof overlongTexts, count = 0) => overlongTexts[key].ja.replace('{{count}}', String(count));
const pagesOf = async (data: DataSettings) =>
  (await data.stored<MessageRow[]>('fetch-labyrinth-messages')).find(({ number }) => number === 5)?.message_ja_boxes;
const caretOf = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.selectionStart : -1,
  );

test('a line goes on in the next one as its author rests, and the caret with it; a conversion is never broken off', async ({
  data,
  page,
}) => {
  await page.clock.install();
  await data.opens(MESSAGE_5);
  const field = data.writing('message_ja_boxes');
  await test.step('typing on', async () => {
    await field.fill(`${LINE}\n終わり`);
    await expect.poll(() => pagesOf(data)).toEqual([`${LINE}\n終わり`]);
    // In the middle of the first line, which then holds two characters too many.
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
    await page.keyboard.type('いろ');
    await expect(field).toHaveValue(`あああいろ${'あ'.repeat(15)}\nああ\n終わり`);
    expect(await caretOf(page)).toBe(5);
    await page.keyboard.type('は');
    await expect(field).toHaveValue(/^あああいろは/);
    await expect.poll(() => pagesOf(data)).toEqual([`あああいろは${'あ'.repeat(14)}\nあ\nああ\n終わり`]);
    expect(await caretOf(page)).toBe(6);
  });
  await test.step('within a conversion', async () => {
    await field.fill(LINE);
    await field.press('End');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: 'つづ', selectionStart: 2, selectionEnd: 2 });
    await expect(field).toHaveValue(`${LINE}つづ`);
    await page.clock.runFor(2 * timings.draftPause);
    await expect(field).toHaveValue(`${LINE}つづ`);
    await browser.send('Input.insertText', { text: '続き' });
    await expect(field).toHaveValue(`${LINE}\n続き`);
    expect(await caretOf(page)).toBe(23);
    await page.locator('[data-path="title_ja"] input').focus();
    await expect.poll(() => pagesOf(data)).toEqual([`${LINE}\n続き`]);
  });
});

test('lines that find no room stay as a draft: on other records, over a reload and in another tab, until they are shortened', async ({
  data,
  page,
  context,
}) => {
  await data.has('labyrinth-messages', { 5: { message_ja_boxes: ['止まれ！'] } });
  await data.opens(MESSAGE_5);
  const long = [
    ...Array.from({ length: labyrinthMessage.fields.message_ja_boxes.maxLines - 1 }, (_, at) => `${at}行目`),
    `${LINE}いろは`,
  ].join('\n');
  const isKept = async (on: Page) => {
    const settings = on.locator('[data-path="message_ja_boxes"]');
    await expect(settings.locator('textarea')).toHaveValue(long);
    await expect(settings.getByText(says('overlong.columns', 6))).toBeVisible();
    await expect(settings.getByRole('status').filter({ hasText: says('overlong.kept') })).toBeVisible();
    await expect(stateOf(on)).toHaveAttribute('data-state', 'overlong');
    await expect(stateOf(on)).toContainText('005');
  };
  await data.writing('message_ja_boxes').fill(long);
  await page.locator('[data-path="title_ja"] input').fill('門番');
  await isKept(page);
  await expect
    .poll(() => data.stored<MessageRow[]>('fetch-labyrinth-messages'))
    .toContainEqual(expect.objectContaining({ number: 5, title_ja: '門番', message_ja_boxes: ['止まれ！'] }));

  await test.step('the next record and back', async () => {
    await page.getByRole('button', { name: recordFormTexts['record.next'].ja, exact: true }).click();
    await expect(page.locator('header h2')).toContainText('006');
    await stateOf(page).getByRole('button').click();
    await expect(page.locator('header h2')).toContainText('005');
    await expect(data.writing('message_ja_boxes')).toBeFocused();
    await isKept(page);
  });
  await test.step('a reload', async () => {
    await page.reload();
    await isKept(page);
    for (const theme of ['light', 'dark'] as const) {
      await data.author.choosesTheme(theme);
      await isAccessible(page, 'main', ['color-contrast']);
    }
  });
  await test.step('another tab', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await isKept(other);
    await other.close();
  });
  await test.step('shortened by a word of its author, taken back, and given up', async () => {
    await data.button(overlongTexts['overlong.shorten'].ja, '').click();
    await expect(data.writing('message_ja_boxes')).toBeFocused();
    await expect.poll(() => pagesOf(data)).toEqual([long.slice(0, -3)]);
    await expect(stateOf(page)).toHaveAttribute('data-state', 'saved');
    await page.keyboard.press('Control+z');
    await isKept(page);
    await data.button(overlongTexts['overlong.discard'].ja, '').click();
    await expect(data.writing('message_ja_boxes')).toHaveValue(long.slice(0, -3));
    await expect(page.getByText(says('overlong.kept'))).toBeHidden();
  });
});

test('a name typed too wide into a table is marked there; the whole comes back with its cell, also after a reload', async ({
  author,
  page,
}) => {
  const table = new ItemTable(author, await author.hasScenario());
  const long = 'とてもとてもながいなまえのつるぎ';
  await table.opens();
  await table.goesTo(3, 'name_ja');
  await page.keyboard.type(long);
  await page.keyboard.press('Enter');
  await expect(table.cell(3, 'name_ja')).toHaveText('とてもとてもながいな');
  await expect.poll(async () => (await table.stored()).get(3)?.name_ja).toBe('とてもとてもながいな');
  await page.reload();
  const state = page.locator('[data-state]');
  await expect(state).toHaveAttribute('data-state', 'overlong');
  await state.getByRole('button').click();
  await expect(page.getByText(`「${long}」`)).toBeVisible();
  await page.keyboard.press('F2');
  await expect(table.input).toHaveValue(long);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: overlongTexts['overlong.discard'].ja }).click();
  await expect(page.getByText(`「${long}」`)).toBeHidden();
  await expect(state).toHaveAttribute('data-state', 'idle');
});

test('a floor name is cut as it is left; the whole is there to be taken back, after a reload too', async ({
  map,
  page,
  floors,
  words,
}) => {
  const long = 'いちばん深いところにある地下の迷宮';
  const cut = 'いちばん深いところに';
  const name = page.getByLabel(words.floorName).and(page.locator('input'));
  const state = page.locator('[data-state]');
  await page.getByRole('tab', { name: words.floorTab, exact: true }).click();
  await name.fill(long);
  await name.press('Tab');
  await expect(name).toHaveValue(cut);
  await expect.poll(async () => (await floors.stored('01')).name_ja).toBe(cut);
  await expect(state).toHaveText(savingTexts['saving.overlong'].ja);
  await page.reload();
  await map.isOpen();
  await expect(name).toHaveValue(cut);
  await expect(page.getByText(`「${long}」`)).toBeVisible();
  await page.getByRole('button', { name: overlongTexts['overlong.back'].ja }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(long);
  await name.fill('地下の迷宮');
  await map.isSaved();
  await expect(page.getByText(`「${long}」`)).toBeHidden();
});

test('a dialog refuses a name that is too long and says by how much, and a backup such a note', async ({
  map,
  page,
  author,
  words,
}) => {
  await map.chooses('select');
  await map.drags([
    [2.5, 2.5],
    [4.5, 3.5],
  ]);
  await page.keyboard.press('Shift+Digit3');
  await page.getByRole('button', { name: '「スタンプ1」の操作' }).click();
  await page.getByRole('menuitem', { name: '名前とキーを変える' }).click();
  const name = author.field('名前');
  const long = 'あ'.repeat(22);
  await name.fill(long);
  await name.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('半角4文字分、長すぎます。');
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await expect(name).toHaveValue(long);
  await name.press('Escape');

  await author.button('backupHistory').click();
  const note = author.field(words.note);
  await note.fill('い'.repeat(51));
  await note.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('半角2文字分、長すぎます。');
  // The note survives closing the history.
  await page.keyboard.press('Escape');
  await author.button('backupHistory').click();
  await expect(note).toHaveValue('い'.repeat(51));
  await note.fill('い'.repeat(50));
  await author.button('saveWithNote').click();
  await author.reads(words.backupSaved);
});
