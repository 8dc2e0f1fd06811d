import type { Locator } from '@playwright/test';
import type { item } from '#domain/resources/item.ts';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { signboard } from '#domain/resources/signboard.ts';
import { converts } from './support/converts.ts';
import { DataSettings } from './support/DataSettings.ts';
import { ItemTable } from './support/ItemTable.ts';
import { inTurn } from './support/inTurn.ts';
import { fitsAcross } from './support/isAccessible.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await author.hasScenario())),
});

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const GREETING = {
  title_ja: '門番の言葉',
  title_en: 'The gatekeeper',
  window_lines: 2,
  display_graphic: 65,
  start_sound: 3,
  message_ja_boxes: ['止まれ！\nここから先は迷宮だ。', '命が惜しければ帰れ。'],
  message_en_boxes: ['Halt!\nHere begins the labyrinth.'],
};
const SWORD = { name_ja: '青銅の剣', name_en: 'Bronze sword', type: 1, weapon_type: 1, purchase_price: 120 };

type MessageRow = (typeof labyrinthMessage)['blank'] & { number: number };
type SignboardRow = (typeof signboard)['blank'] & { number: number };

const widthOf = async (cell: Locator) => (await cell.boundingBox())?.width ?? Number.NaN;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('the areas open with their lists, each tab with its own screen', async ({ data, page }) => {
      await data.opens('');
      await expect(page).toHaveURL(/\/labyrinth-messages\/labyrinth-message-list$/);
      await data.goesTo('終わりの看板（英語）', 'Ending signs (English)');
      await expect(page).toHaveURL(/\/labyrinth-messages\/signboard-ending-en$/);
      await data.goesTo('アイテム', 'Items');
      await expect(page).toHaveURL(/\/items\/item-list$/);
      await data.goesTo('コピーツール', 'Copy tool');
      await expect(page).toHaveURL(/\/items\/item-copy$/);
    });

    story(
      'a message is seen in the window of the game as it is written, both languages side by side',
      async ({ data, page }) => {
        await data.has('labyrinth-messages', { 7: GREETING });
        await data.opens('/labyrinth-messages/labyrinth-message-list/7');
        const [japanese, english] = [
          data.window('日本語・1', 'Japanese, page 1'),
          data.window('英語・1', 'English, page 1'),
        ];
        await expect(japanese.getByRole('img')).toHaveAccessibleName(/止まれ！/);
        await expect(english.getByRole('img')).toHaveAccessibleName(/Halt!/);

        // Shown at every key, before the field is left.
        await data.writing('message_en_boxes').click();
        await page.keyboard.press('Control+End');
        await page.keyboard.type('\nTurn back.');
        await expect(english.getByRole('img')).toHaveAccessibleName(/Turn back\./);
        await expect(english).toContainText(data.says('1行はみ出しています', '1 line too many'));
        // An undo shows there too, while the field keeps the focus.
        await page.keyboard.press('Control+z');
        await expect(data.writing('message_en_boxes')).toHaveValue('Halt!\nHere begins the labyrinth.');
        await expect(english.getByRole('img')).not.toHaveAccessibleName(/Turn back\./);
        await page.keyboard.press('Control+y');
        await expect(english.getByRole('img')).toHaveAccessibleName(/Turn back\./);
        await page.keyboard.press('Tab');

        // The second page has no English yet.
        await expect(data.window('日本語・2', 'Japanese, page 2').getByRole('img')).toHaveAccessibleName(
          /命が惜しければ/,
        );
        await expect(data.window('英語・2', 'English, page 2')).toHaveCount(0);
        await expect
          .poll(async () => {
            const messages = await data.stored<MessageRow[]>('fetch-labyrinth-messages');
            return messages.find(({ number }) => number === 7)?.message_en_boxes;
          })
          .toEqual(['Halt!\nHere begins the labyrinth.\nTurn back.']);
      },
    );

    story(
      'the window of the game stands beside what is written or below it, and covers none of it',
      async ({ data, page }) => {
        await data.has('labyrinth-messages', { 7: { ...GREETING, window_lines: 12 } });
        await data.opens('/labyrinth-messages/labyrinth-message-list/7');
        for (const size of [{ width: 1366, height: 640 }, PHONE]) {
          await page.setViewportSize(size);
          for (const place of [0, 1]) {
            const field = data.writing('message_ja_boxes', place);
            await field.focus();
            const window = data.window(`日本語・${place + 1}`, `Japanese, page ${place + 1}`);
            const [written, shown] = [await field.boundingBox(), await window.boundingBox()];
            if (!written || !shown) throw new Error('both are shown');
            const isBelow = shown.y >= written.y + written.height;
            expect(isBelow || shown.x >= written.x + written.width).toBe(true);
          }
        }
        // A phone shows only the window of the page being edited.
        await expect(data.window('日本語・1', 'Japanese, page 1')).toBeHidden();
        await expect(data.window('日本語・2', 'Japanese, page 2')).toBeVisible();
      },
    );

    story('the sounds of a message are heard beside their fields', async ({ data, page }) => {
      await data.has('labyrinth-messages', { 7: { ...GREETING, start_sound: 4, page_end_sound: 5 } });
      await data.opens('/labyrinth-messages/labyrinth-message-list/7');
      const hears = async (code: string, ja: string, en: string) => {
        const asked = page.waitForRequest(`**/sounds/${code}.wav`);
        await page.getByRole('button', { name: data.says(ja, en), exact: true }).click();
        await asked;
      };
      await hears('04', '足音を再生', 'Play Footstep');
      await hears('05', '水の中の足音を再生', 'Play Footstep in water');
    });

    story(
      'a full-width character is as wide as two half-width ones, and what is too wide is marked',
      async ({ data, page }) => {
        await data.has('labyrinth-messages', { 1: { ...GREETING, message_ja_boxes: ['剣A'] } });
        await data.opens('/labyrinth-messages/labyrinth-message-list/1');
        const window = data.window('日本語', 'Japanese');
        const width = (character: string) => widthOf(window.getByText(character, { exact: true }));
        // The cells grow with the window while the page finds its place.
        await expect.poll(async () => (await width('剣')) / (await width('A'))).toBeCloseTo(2, 2);
        expect(await width('剣')).toBeGreaterThan(8);

        await data.writing('message_ja_boxes').click();
        await page.keyboard.press('Control+End');
        await page.keyboard.insertText('あ'.repeat(20));
        await expect(window).toContainText(
          data.says('半角3文字分、右にはみ出しています', '3 half-width characters too wide'),
        );
      },
    );

    story('messages without English stand in a list that leads to them', async ({ data, page }) => {
      await data.has('labyrinth-messages', {
        3: GREETING,
        12: { ...GREETING, title_ja: '古い碑文', title_en: '', message_en_boxes: [] },
      });
      await data.opens('/labyrinth-messages/labyrinth-message-list');
      // The first one lacks only the English of its second page.
      const missing = page.getByText(data.says('英語のないメッセージ（2件）', 'Messages without English (2)'));
      await missing.click();
      await expect(page.getByRole('link', { name: data.says('003 門番の言葉', '003 The gatekeeper') })).toBeVisible();
      await page.getByRole('link', { name: '012 古い碑文' }).click();
      await expect(page).toHaveURL(/labyrinth-message-list\/12\?field=title_en$/);
    });

    story('a signboard is written for one labyrinth and hangs beside as the game shows it', async ({ data, page }) => {
      await data.opens('/labyrinth-messages/signboard-ending-ja');
      const labyrinth = (number: number) =>
        page.getByRole('link', { name: new RegExp(data.says(`^迷宮${number}`, `^Labyrinth ${number}`)) });
      await expect(labyrinth(2)).toContainText(data.says('未記入', 'Not written yet'));
      // The list has a single tab stop; the arrow keys move in it.
      await labyrinth(0).focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(page).toHaveURL(/signboard-ending-ja\?labyrinth=2$/);
      await data.writing('ja').fill('塔は崩れ、\n朝が来た。');
      await expect(data.window('日本語', 'Japanese').getByRole('img')).toHaveAccessibleName(/朝が来た。/);
      await page.keyboard.press('Control+z');
      await expect(data.window('日本語', 'Japanese').getByRole('img')).not.toHaveAccessibleName(/朝が来た。/);
      await page.keyboard.press('Control+y');
      await expect(data.window('日本語', 'Japanese').getByRole('img')).toHaveAccessibleName(/朝が来た。/);
      await data.writing('ja').press('Tab');
      await expect
        .poll(async () => {
          const boards = await data.stored<SignboardRow[]>('labyrinth-setting-signboards');
          return boards.find(({ number }) => number === 22)?.ja;
        })
        .toBe('塔は崩れ、\n朝が来た。');

      await page.keyboard.press('Control+z');
      await expect(data.writing('ja')).toHaveValue('');
      await data.button('やり直す', 'Redo').click();
      await expect(data.writing('ja')).toHaveValue('塔は崩れ、\n朝が来た。');
      await expect(page.getByRole('region', { name: data.says('バックアップの履歴', 'Backup history') })).toBeVisible();
      const missing = page.getByText(data.says('英語がありません。', 'The English text is missing.'));
      await expect(missing).toHaveCount(0);
      await expect(labyrinth(2)).toContainText('塔は崩れ、');
      await data.goesTo('英語を書く', 'Write the English');
      await expect(page).toHaveURL(/signboard-ending-en\?labyrinth=2/);
      await expect(missing).toBeVisible();
      await page.getByRole('button', { name: data.says('看板（英語）', 'Signboard (English)') }).click();
      await expect(data.writing('en')).toBeFocused();
    });

    story(
      'chosen fields of an item are copied to others, with the count told before',
      async ({ data, page, author }) => {
        await data.has('items-detail', { 1: SWORD, 4: { name_ja: '木の剣', name_en: 'Wooden sword' } });
        await data.opens('/items/item-copy');
        await expect(data.button('コピーする', 'Copy')).toBeDisabled();
        await page
          .getByRole('combobox', { name: data.says('コピー元', 'Copy from') })
          .fill(data.says('青銅', 'bronze'));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const check = (ja: string, en: string) => page.getByRole('checkbox', { name: data.says(ja, en), exact: true });
        await page.getByText(data.says('すべての項目', 'All fields'), { exact: true }).click();
        await expect(check('購入価格', 'Purchase price')).not.toBeChecked();
        await page
          .getByRole('group', { name: data.says('種類と店', 'Type and shop') })
          .getByText(data.says('購入価格', 'Purchase price'), { exact: true })
          .click();
        const targets = page.getByLabel(data.says('コピー先の番号', 'Numbers to copy to'));
        await targets.fill('3-剣');
        await expect(targets).toHaveAccessibleDescription(
          new RegExp(data.says('1から500までの番号', 'numbers from 1 to 500')),
        );
        await targets.fill('３～５');
        await expect(
          page.getByRole('status').filter({ hasText: data.says('1項目を3件に', 'to copy: 1. Numbers to copy to: 3') }),
        ).toBeVisible();
        await expect(page.getByText(data.says('うち1件には', 'Already in use: 1'))).toBeVisible();
        // Each number shows its current name and its changed values.
        const overwritten = page.getByRole('listitem').filter({ hasText: data.says('004 木の剣', '004 Wooden sword') });
        await expect(overwritten).toContainText(data.says('1か所が変わります', 'Values changed: 1'));
        await overwritten.locator('summary').click();
        await expect(
          overwritten.getByRole('row').filter({ hasText: data.says('購入価格', 'Purchase price') }),
        ).toContainText('120');
        await data.button('コピーする', 'Copy').click();
        const question = page.getByRole('alertdialog', { name: data.says('1件を上書きしますか', 'Overwrite 1?') });
        await expect(question).toContainText('004');
        await question.getByRole('button', { name: data.says('上書きする', 'Overwrite'), exact: true }).click();
        await author.reads(data.says('3件にコピーしました。', 'Copied to numbers: 3'));
        await data.keeps('items-detail/4', { name_ja: '木の剣', purchase_price: 120 });
        await data.keeps('items-detail/5', { name_ja: '', purchase_price: 120 });
        await data.button('元に戻す', 'Undo').click();
        await data.keeps('items-detail/4', { name_ja: '木の剣', purchase_price: 0 });
      },
    );

    story('items without an unidentified name get one that follows from their kind', async ({ data, page, author }) => {
      await data.has('items-detail', { 1: SWORD, 2: { ...SWORD, unconfirmed_name_ja: '古い剣' } });
      await data.opens('/items/unidentified-item');
      await expect(page.getByRole('grid')).toContainText(SWORD.name_ja);
      await data.button('サンプルの不確定名を入れる', 'Fill in sample names').click();
      await author.reads(data.says('1件に不確定名を入れました。', '1 unidentified name was filled in.'));
      await expect(page.getByRole('grid')).toContainText('剣？');
      await data.keeps('items-detail/1', { unconfirmed_name_ja: '剣？' });
      await data.keeps('items-detail/2', { unconfirmed_name_ja: '古い剣', unconfirmed_name_en: '' });
      // There is nothing left to name, and a single undo removes the names.
      await data.button('サンプルの不確定名を入れる', 'Fill in sample names').click();
      await author.reads(
        data.says('不確定名がまだない番号はありません。', 'Everything already has an unidentified name.'),
      );
      await data.button('元に戻す', 'Undo').click();
      await data.keeps('items-detail/1', { unconfirmed_name_ja: '', unconfirmed_name_en: '' });
    });

    story(
      'a slot of an item names its magic effect, and one that does not exist is told to be unusable',
      async ({ data, page }) => {
        await data.has('items-detail', { 1: { ...SWORD, magic_effects: [1, 200, 0, 0, 0, 0] } });
        await data.opens('/items/item-list/1/edit');
        const slot = (place: number) => page.locator(`[data-path="magic_effects.${place}"] input:not([type=hidden])`);
        await expect(slot(0)).toHaveValue(data.says('力+1', 'Strength +1'));
        await expect(slot(1)).toHaveValue(data.says('範囲外（200）', 'Out of Range (200)'));
        await expect(
          page.getByText(data.says('魔法効果200は使えません', 'Unusable: there is no magic effect 200')).first(),
        ).toBeVisible();
      },
    );

    story('magic effects are chosen from their groups into the free slots, and put back', async ({ data, page }) => {
      await data.has('items-detail', { 1: { ...SWORD, magic_effects: [1, 0, 3, 4, 5, 6] } });
      await data.opens('/items/item-list/1/edit');
      await page.getByText(data.says('オプション', 'Option'), { exact: true }).click();
      await data.button('炎を防ぐ', 'Wards off fire').click();
      await expect(data.button('炎を防ぐ', 'Wards off fire')).toHaveAttribute('aria-pressed', 'true');
      await expect(data.button('冷気を防ぐ', 'Wards off cold')).toBeDisabled();
      const effects = async () => (await data.stored<(typeof item)['blank']>('items-detail/1')).magic_effects;
      await expect.poll(effects).toEqual([1, 43, 3, 4, 5, 6]);
      await data.button('炎を防ぐ', 'Wards off fire').click();
      await expect.poll(effects).toEqual([1, 0, 3, 4, 5, 6]);
    });
  });
}

test('records that could not be read are asked for again by hand', async ({ data, page, faults }) => {
  faults.expect(/ERR_FAILED/);
  const reading = /\/trpc\/.*records\.item\.all/;
  await page.route(reading, (route) => route.abort());
  await data.opens('/items/item-list');
  const again = data.button('もう一度読み込む', 'Try again');
  await expect(again).toBeVisible();
  await page.unroute(reading);
  await again.click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('on a phone the labyrinth of a signboard is chosen from a list that opens', async ({ data, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await data.opens('/labyrinth-messages/signboard-entrance-ja?labyrinth=1');
  await page.getByRole('button', { name: '迷宮1（未記入）' }).click();
  await page.getByRole('option', { name: '迷宮3（未記入）' }).click();
  await expect(page).toHaveURL(/signboard-entrance-ja\?labyrinth=3$/);
  await data.writing('ja').fill('止まれ。');
  await expect(page.getByRole('button', { name: '迷宮3（止まれ。）' })).toBeVisible();
});

test('a new message has a page to write in, and the focus follows as pages come and go', async ({ data, page }) => {
  await data.opens('/labyrinth-messages/labyrinth-message-list/9');
  const pages = page.locator('[data-path="message_ja_boxes"] textarea');
  await expect(pages).toHaveCount(1);
  await expect(data.writing('message_en_boxes')).toBeVisible();
  await pages.fill('止まれ！');
  const japanese = page.locator('[data-path="message_ja_boxes"]');
  await japanese.getByRole('button', { name: 'ページを追加' }).click();
  await expect(pages.nth(1)).toBeFocused();
  await page.keyboard.type('引き返せ。');
  const stored = async () => {
    const messages = await data.stored<MessageRow[]>('fetch-labyrinth-messages');
    const { message_ja_boxes, message_en_boxes } = messages.find(({ number }) => number === 9) ?? {};
    return [message_ja_boxes, message_en_boxes];
  };
  await expect.poll(stored).toEqual([['止まれ！', '引き返せ。'], []]);
  await japanese.getByRole('button', { name: 'ページを追加' }).click();
  await page.keyboard.type('三枚目');
  // Pressing the key again moves the same page on, to the end and no further.
  await japanese.getByRole('button', { name: '1ページ目を後ろへ' }).focus();
  for (const after of [
    ['引き返せ。', '止まれ！', '三枚目'],
    ['引き返せ。', '三枚目', '止まれ！'],
    ['引き返せ。', '三枚目', '止まれ！'],
  ]) {
    await page.keyboard.press('Enter');
    await expect
      .poll(() => pages.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)))
      .toEqual(after);
  }
  await expect(japanese.getByRole('button', { name: '3ページ目を後ろへ' })).toBeFocused();
  await japanese.getByRole('button', { name: '2ページ目を削除' }).click();
  await expect(pages.nth(1)).toBeFocused();
  await japanese.getByRole('button', { name: '2ページ目を削除' }).click();
  await expect(pages).toHaveCount(1);
  await expect(pages).toBeFocused();
  await pages.fill('');
  await expect.poll(stored).toEqual([[], []]);
  await expect(pages).toHaveCount(1);
});

test('the characters that an author has written stay hers, in a table, a form and a message', async ({
  data,
  author,
  page,
}) => {
  // Unicode has another character that counts as the same for each of these.
  const written = '\ufa1b\ufa19か\u3099';
  // A letter in parts is stored as one character.
  const kept = '\ufa1b\ufa19が';
  const table = new ItemTable(author, data.scenarioId);
  await table.opens();
  await table.goesTo(1, 'name_ja');
  await page.keyboard.insertText(written);
  await table.presses('Enter');
  await table.isSaved();
  expect((await table.stored()).get(1)?.name_ja).toBe(kept);
  await data.opens('/labyrinth-messages/labyrinth-message-list/1');
  await page.locator('[data-path="title_ja"] input').fill(written);
  await data.writing('message_ja_boxes').fill(written);
  await data.writing('message_ja_boxes').blur();
  await expect
    .poll(async () => (await data.stored<MessageRow[]>('fetch-labyrinth-messages')).find(({ number }) => number === 1))
    .toMatchObject({ title_ja: kept, message_ja_boxes: [kept] });
});

test('a long line is wrapped when its field is left, and with each step back and forth', async ({ data, page }) => {
  await data.opens('/labyrinth-messages/labyrinth-message-list/5');
  const field = data.writing('message_ja_boxes');
  const line = 'あ'.repeat(20);
  await field.fill(`${line}いろは\n`);
  await converts(page, field, 'つづき', '続き', `${line}いろは\n続き`);
  await page.keyboard.press('Tab');
  const wrapped = `${line}\nいろは\n続き`;
  await expect(field).toHaveValue(wrapped);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(field).toHaveValue(wrapped);
  await expect
    .poll(async () => (await data.stored<MessageRow[]>('fetch-labyrinth-messages')).find(({ number }) => number === 5))
    .toMatchObject({ message_ja_boxes: [wrapped] });
});

test('what is to be said of a page leads to that page, from the form, the check list and the list of missing English', async ({
  data,
  page,
}) => {
  const pages = ['一', '二', '三\n四\n五'];
  await data.has('labyrinth-messages', { 4: { ...GREETING, message_ja_boxes: pages, message_en_boxes: ['One'] } });
  await data.opens('/labyrinth-messages/labyrinth-message-list/4');
  const told = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await told('3ページ目がウィンドウの2行に収まりません。').getByRole('button', { name: '本文（日本語）' }).click();
  await expect(data.writing('message_ja_boxes', 2)).toBeFocused();
  // The link to a missing page leads to the button that adds it.
  const english = page.locator('[data-path="message_en_boxes"]');
  await told('2ページ目の英語がありません。').getByRole('button', { name: '本文（英語）' }).click();
  await expect(english.getByRole('button', { name: 'ページを追加' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await expect(told('2ページ目の英語がありません。')).toBeHidden();
  await told('3ページ目の英語がありません。').getByRole('button', { name: '本文（英語）' }).click();
  await expect(english.getByRole('button', { name: 'ページを追加' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(data.writing('message_en_boxes', 2)).toBeFocused();
  await page.locator('[data-path=title_ja] input').focus();
  await told('3ページ目の英語がありません。').getByRole('button', { name: '本文（英語）' }).click();
  await expect(data.writing('message_en_boxes', 2)).toBeFocused();
  await expect(page.locator('header [data-state]')).toHaveAttribute('data-state', 'saved');

  await page.goto(`/scenarios/${data.scenarioId}/checks`);
  const row = page.getByRole('row').filter({ hasText: '3ページ目の英語がありません。' });
  await expect(row).toContainText('本文（英語）');
  await row.getByRole('link').click();
  await expect(data.writing('message_en_boxes', 2)).toBeFocused();
  await data.opens('/labyrinth-messages/labyrinth-message-list');
  await page.getByText('英語のないメッセージ（1件）').click();
  await page.getByRole('link', { name: '004 門番の言葉' }).click();
  await expect(data.writing('message_en_boxes', 2)).toBeFocused();
});

test('of two versions of a message one sees where their pages end', async ({ data, page, author }) => {
  await data.has('labyrinth-messages', { 3: { ...GREETING, message_ja_boxes: ['止まれ', '戻れ'] } });
  await data.opens('/labyrinth-messages/labyrinth-message-list/3');
  await author.savesBackup();
  await data.has('labyrinth-messages', { 3: { ...GREETING, message_ja_boxes: ['止まれ\n戻れ'] } });
  await data.opens('/labyrinth-messages/labyrinth-message-list/3');
  await data.button('見る', 'Show').click();
  await page.getByRole('region', { name: 'バックアップの履歴' }).getByRole('listitem').getByRole('button').click();
  const values = page.getByRole('row').filter({ hasText: '本文（日本語）' }).getByRole('cell');
  await expect(values.nth(0)).toHaveText('1ページ目止まれ2ページ目戻れ');
  await expect(values.nth(1)).toHaveText(/^止まれ\s戻れ$/);
});

test('a line that goes past the right edge of its window is seen whole while it is written, in front of nothing else', async ({
  data,
  page,
}) => {
  await data.has('labyrinth-messages', { 8: GREETING });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await data.opens('/labyrinth-messages/labyrinth-message-list/8');
    const [japanese, english] = [
      data.window('日本語・1', 'Japanese, page 1'),
      data.window('英語・1', 'English, page 1'),
    ];
    await data.writing('message_ja_boxes').fill(`${'あ'.repeat(41)}終`);
    await expect(japanese).toContainText('半角44文字分、右にはみ出しています');
    await japanese.scrollIntoViewIfNeeded();
    await expect(japanese.getByText('終', { exact: true })).toBeInViewport({ ratio: 1 });
    const [last, figure] = [
      await japanese.getByText('終', { exact: true }).boundingBox(),
      await japanese.boundingBox(),
    ];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((figure?.x ?? 0) + (figure?.width ?? 0));
    // A phone shows only the window of the page being edited.
    await expect(english).toBeVisible({ visible: size === DESKTOP });
    await fitsAcross(page);
  }
});
