import { EventPanel } from './support/EventPanel.ts';
import type { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

const TEXT = 'The dark room: beware';

/** Places a message; the chunks or answers that its form waits for arrive only when the test calls `comes`. */
async function placesMessage(map: FloorMap, late: RegExp): Promise<{ events: EventPanel; comes: () => void }> {
  const events = new EventPanel(map);
  await events.chooses('メッセージを表示');
  const coming = Promise.withResolvers<void>();
  await map.page.route(late, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await map.presses([5.5, 5.5]);
  return { events, comes: coming.resolve };
}

test('what is typed right after a message was placed is its text, and nothing is drawn; after Esc letters are tools again', async ({
  map,
  page,
}) => {
  // Neither form nor messages have loaded when typing begins.
  const { events, comes } = await placesMessage(map, /records\.labyrinth_message|EventForm/);
  await page.keyboard.type(TEXT.slice(0, 9));
  comes();
  const words = events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' });
  await expect(words).toHaveValue(TEXT.slice(0, 9));
  await expect(words).toBeFocused();
  await page.keyboard.type(TEXT.slice(9));
  await page.keyboard.press('Escape');
  await expect(map.grid).toBeFocused();
  await map.shows(5, 5, { holds: [`メッセージを表示：メッセージ 001 ${TEXT}`] });
  await map.counts(1);
  await page.keyboard.press('r');
  await map.presses([10.5, 10.5]);
  await map.shows(10, 10, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
});

test('what an input method composes right after a message was placed is its text', async ({ map, page }) => {
  const { events, comes } = await placesMessage(map, /records\.labyrinth_message/);
  const browser = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('くらい');
  comes();
  const words = events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' });
  await expect(words).toBeVisible();
  await compose('くらいへや');
  await browser.send('Input.insertText', { text: '暗い部屋' });
  await expect(words).toHaveValue('暗い部屋');
  await expect(words).toBeFocused();
  await browser.send('Input.insertText', { text: 'だ' });
  await expect(words).toHaveValue('暗い部屋だ');
  await map.counts(1);
});

test('Esc pressed before the form has come leaves it', async ({ map, page }) => {
  const { events, comes } = await placesMessage(map, /records\.labyrinth_message/);
  await page.keyboard.press('Escape');
  await expect(map.grid).toBeFocused();
  comes();
  await expect(events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' })).toBeVisible();
  await expect(map.grid).toBeFocused();
});

test('every first field takes the focus; with nothing typed Ctrl+Z takes the event back, and a click goes back to the map', async ({
  map,
  page,
}) => {
  const events = new EventPanel(map);
  await events.places('アイテムを受け取る', [3, 3]);
  await expect(events.formOf(3, 3).getByRole('combobox', { name: 'アイテム' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await map.counts(0);
  await expect(map.grid).toBeFocused();
  await events.places('シュート', [4, 4]);
  await expect(events.formOf(4, 4).getByRole('spinbutton').first()).toBeFocused();
  // A number field ignores letters, and the map gets none of them.
  await page.keyboard.type('the room');
  await page.keyboard.press('Shift+Tab');
  await map.counts(1);
  await events.places('お金を受け取る', [6, 6]);
  await expect(events.formOf(6, 6).getByRole('textbox', { name: 'サイコロ' })).toBeFocused();
  await page.keyboard.type('2d6');
  await map.presses([8.5, 8.5]);
  await map.shows(6, 6, { holds: ['お金を受け取る：2d6、一度だけ'] });
});

test('with the panels hidden the first letter shows the form and is written there, and nothing is drawn', async ({
  map,
  page,
}) => {
  const events = new EventPanel(map);
  await events.chooses('メッセージを表示');
  await map.grid.focus();
  await page.keyboard.press('\\');
  const panels = page.getByRole('complementary', { name: '道具' });
  await expect(panels).toBeHidden();
  await map.presses([5.5, 5.5]);
  await map.counts(1);
  await expect(panels).toBeHidden();
  await page.keyboard.type(TEXT);
  const words = events.formOf(5, 5).getByRole('textbox', { name: 'メッセージの本文' });
  await expect(words).toHaveValue(TEXT);
  await expect(words).toBeFocused();
  await map.counts(1);
});
