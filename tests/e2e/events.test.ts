import { blankMaps, cellOf } from '../support/maps.ts';
import { converts } from './support/converts.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap } from './support/FloorMap.ts';
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

test('an event in the way of stairs back is asked about', async ({ map, page }) => {
  test.slow();
  const events = new EventPanel(map);
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await events.places('宿屋', [4, 5]);
  await page.keyboard.press('PageUp');
  await map.isOpen('01');
  await events.places('下り階段', [4, 5]);
  const dialog = page.getByRole('dialog', { name: '戻りの階段を置きますか？' });
  await expect(dialog).toContainText('02 x4 y5 には「宿屋」があります。「上り階段」に置き換えますか？');
  await dialog.getByRole('button', { name: 'そのままにする' }).click();
  await map.presses([4.5, 5.5], { button: 'right' });
  await map.shows(4, 5);
  await events.places('下り階段', [4, 5]);
  await dialog.getByRole('button', { name: '置き換える' }).click();
  await page.keyboard.press('PageDown');
  await map.isOpen('02');
  await map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
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

test('an event is followed to each floor at which its elevator stops, and to the entrance of its labyrinth', async ({
  author,
  page,
}) => {
  test.slow();
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('labyrinth-settings', {
    4: {
      labyrinth_title: { ja: '塔', en: 'Tower' },
      map_hierarchy: { start: 1, end: 3 },
      labyrinth_entrance: { x: 7, y: 8, map: 3 },
    },
  });
  for (const number of ['01', '02', '03']) {
    const maps = blankMaps();
    const elevator = cellOf(maps, 5, 6).event;
    // Floor 02 is skipped.
    if (number !== '02')
      Object.assign(elevator, { id: 201, data: { ...elevator.data, 1: 1, 2: 3, 3: 5, 4: 6, C: 999 } });
    const teleport = cellOf(maps, 10, 10).event;
    if (number === '01') Object.assign(teleport, { id: 304, data: { ...teleport.data, 1: 4, C: 999 } });
    await author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/${number}/maps`, { maps });
  }
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await map.chooses('event');
  await map.presses([5.5, 6.5]);
  const ways = events.formOf(5, 6).getByRole('button', { name: /へ移動$/ });
  await expect(ways).toHaveText(['03階へ移動']);
  await ways.click();
  await map.isOpen('03');
  await expect(page).toHaveURL(/#x5_y6$/);
  await page.goBack();
  await map.isOpen('01');
  await map.presses([10.5, 10.5]);
  await events.formOf(10, 10).getByRole('button', { name: '行き先へ移動' }).click();
  await map.isOpen('03');
  await expect(page).toHaveURL(/#x7_y8$/);
});

test('kinds are found with an input method, in either language, and those used lately come first', async ({
  map,
  page,
}) => {
  const events = new EventPanel(map);
  await map.chooses('event');
  await converts(page, events.search, 'かいふく', '回復');
  await expect(events.palette.getByRole('option')).toHaveText(['HP回復', '状態回復', '呪文回数の回復', '蘇生']);
  await events.search.fill('ｔａｖｅｒｎ');
  await expect(events.palette.getByRole('option')).toHaveText(['酒場']);
  await events.search.press('Enter');
  await map.presses([3.5, 3.5]);
  await map.shows(3, 3, { holds: ['酒場'] });
  await events.search.fill('');
  await expect(events.palette.getByRole('option').first()).toHaveText('酒場');
});

test('after a kind is chosen with a press, and from within a field of the form, the keys of the map go on', async ({
  map,
  page,
  words,
}) => {
  const events = new EventPanel(map);
  await events.chooses('シュート');
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: words.tool.wall, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await events.places('シュート', [4, 5]);
  const x = events.formOf(4, 5).getByRole('spinbutton', { name: 'x', exact: true });
  await test.step('Ctrl+S saves with what is being typed', async () => {
    await x.fill('7');
    await x.press('Control+s');
    await map.shows(4, 5, { holds: ['シュート：02階 (7, 5) へ'] });
    await expect(x).toBeFocused();
    await map.isSaved();
  });
  await test.step('Ctrl+Z is the field’s, and so are letters', async () => {
    await x.press('Control+z');
    await x.press('d');
    await map.shows(4, 5, { holds: ['シュート：02階 (7, 5) へ'] });
    await expect(x).toBeFocused();
  });
  await test.step('Ctrl+F searches the maps', async () => {
    await x.press('Control+f');
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).and(page.locator(':focus'))).toBeVisible();
    await expect(x).not.toBeFocused();
  });
});

test('an event is placed, filled in and led elsewhere with the keyboard alone', async ({ map, page, author }) => {
  test.slow();
  const events = new EventPanel(map);
  const { keyboard } = page;
  await author.tabsTo(map.grid);
  await keyboard.press('v');
  await author.tabsTo(events.search);
  await keyboard.type('toll');
  await keyboard.press('Enter');
  await author.tabsTo(map.grid, 'Shift+Tab');
  for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await keyboard.press(key);
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
