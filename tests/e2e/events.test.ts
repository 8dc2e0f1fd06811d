import { EventPanel } from './support/EventPanel.ts';
import { expect, test } from './support/test.ts';

test('stairs make their way back on the floor to which they lead, and take it away when they go', async ({
  map,
  page,
  author,
}) => {
  test.slow();
  const events = new EventPanel(map);
  await events.places('下り階段', [4, 5]);
  await map.shows(4, 5, { holds: ['下り階段：02階 (4, 5) へ'] });
  await author.reads('02 x4 y5 に「上り階段」を置きました。');
  await test.step('G goes there, and Back comes back', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await map.isOpen('02');
    await map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
    await expect(page).toHaveURL(/floor-maps\/02#x4_y5$/);
    await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-4-5');
    await page.goBack();
    await map.isOpen('01');
  });
  await test.step('the other floor is saved too, although it was not open', async () => {
    await map.isSaved();
    await page.reload();
    await page.goto(page.url().replace(/\/01(?:#.*)?$/, '/02'));
    await map.isOpen('02');
    await map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
    await page.goBack();
    await map.isOpen('01');
  });
  await test.step('deleted, they take their way back along', async () => {
    await map.chooses('event');
    await map.presses([4.5, 5.5]);
    await events.formOf(4, 5).getByRole('button', { name: 'イベントを削除' }).click();
    await map.shows(4, 5);
    await author.reads('02 x4 y5 の「上り階段」を取り除きました。');
  });
  await test.step('undo brings both back, and taken back where they lead, both go', async () => {
    await map.undoes();
    await author.reads('フロア02も元に戻しました。');
    await map.shows(4, 5, { holds: ['下り階段：02階 (4, 5) へ'] });
    await page.keyboard.press('g');
    await map.isOpen('02');
    await map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
    await map.undoes();
    await author.reads('フロア01も元に戻しました。');
    await map.shows(4, 5);
  });
});

test('what stairs bring about on floors that were not open is seen at once: in the list, through the floor and in the search', async ({
  map,
  page,
  author,
  words,
}) => {
  test.slow();
  const events = new EventPanel(map);
  const thumbnail = page
    .getByRole('complementary', { name: words.floorList })
    .getByRole('link', { name: /^フロア02/ })
    .locator('img');
  await test.step('B shows the floor above through this one, then the one below, then none', async () => {
    await page.keyboard.press('b');
    await page.keyboard.press('b');
    await expect(thumbnail).toHaveCount(0);
    await events.places('下り階段', [4, 5]);
    await author.reads('02 x4 y5 に「上り階段」を置きました。');
    await expect(thumbnail).toBeVisible();
    await page.keyboard.press('Escape');
    await map.pointsAt([20.5, 20.5]);
    const seenThrough = await map.picture([4, 5]);
    await page.keyboard.press('b');
    const alone = await map.picture([4, 5]);
    expect(seenThrough.equals(alone)).toBe(false);
    await page.keyboard.press('b');
    expect(await map.picture([4, 5]), 'nothing is above the first floor').toEqual(alone);
    await page.keyboard.press('b');
    expect(await map.picture([4, 5])).toEqual(seenThrough);
  });
  await test.step('the search finds the way back while it is open', async () => {
    await page.keyboard.press('PageDown');
    await map.isOpen('02');
    await page.keyboard.press('Control+f');
    const search = page.getByRole('region', { name: '地図を検索' });
    await expect(search.getByRole('status')).toHaveText('2マス');
    await events.places('下り階段', [8, 9]);
    await expect(search.getByRole('link')).toHaveText([/^01x4 y5/, /^02x8 y9/, /^02x4 y5/, /^03x8 y9/]);
  });
});

test('where one arrives from another floor is dragged there too', async ({ map, page }) => {
  test.slow();
  const events = new EventPanel(map);
  await events.places('シュート', [4, 5]);
  await map.shows(4, 5, { holds: ['シュート：02階 (4, 5) へ'] });
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  const arrival = (x: number, y: number) => events.formOf(x, y).getByRole('link', { name: '01 x4 y5 シュート' });
  await test.step('with all links shown', async () => {
    // The cell under the pointer would be drawn without it.
    await map.pointsAt([15.5, 15.5]);
    const bare = await map.picture();
    await page.keyboard.down('l');
    await expect.poll(async () => bare.equals(await map.picture())).toBe(false);
    await map.drags([
      [4.5, 5.5],
      [8.5, 9.5],
    ]);
    await page.keyboard.up('l');
    await expect(arrival(8, 9)).toBeVisible();
  });
  await test.step('then as one looks at it, with the tool of events', async () => {
    await map.drags([
      [8.5, 9.5],
      [10.5, 3.5],
    ]);
    await expect(arrival(10, 3)).toBeVisible();
    await map.counts(0);
  });
  await page.keyboard.press('PageUp');
  await map.isOpen('01');
  await map.shows(4, 5, { holds: ['シュート：02階 (10, 3) へ'] });
  await map.isSaved();
});

test('an event is placed, filled in and led elsewhere with the keyboard alone', async ({ map, page, author }) => {
  test.slow();
  const events = new EventPanel(map);
  const { keyboard } = page;
  await author.tabsTo(map.grid);
  for (const key of ['v', 'ArrowRight', 'ArrowUp', 'Enter']) await keyboard.press(key);
  await expect(events.search).toBeFocused();
  await keyboard.type('toll');
  await keyboard.press('Enter');
  await map.shows(1, 1, { holds: ['通行料'] });
  const form = events.formOf(1, 1);
  const gold = form.getByRole('spinbutton', { name: '金額' });
  await author.tabsTo(gold);
  await keyboard.press('Control+a');
  await keyboard.type('250');
  await keyboard.press('Tab');
  await map.shows(1, 1, { holds: ['通行料：金額 250'] });
  await keyboard.press('Control+z');
  await author.tabsTo(map.grid, 'Shift+Tab');
  await keyboard.press('Control+z');
  await map.shows(1, 1, { holds: ['通行料'] });
});
