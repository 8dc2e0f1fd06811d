import type { Locator } from '@playwright/test';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
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

type MessageRow = (typeof labyrinthMessage)['blank'] & { number: number };

const widthOf = async (cell: Locator) => (await cell.boundingBox())?.width ?? Number.NaN;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

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
