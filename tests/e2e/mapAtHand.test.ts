import type { Locator } from '@playwright/test';
import { blankMaps, cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, test } from './support/test.ts';

test("the browser's Back leads to the event that was left, on a phone too", async ({ author, page }) => {
  test.slow();
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await events.places('アイテムを受け取る', [9, 7]);
  const form = events.formOf(9, 7);
  await form.getByRole('combobox', { name: 'アイテム' }).fill('銀');
  await page.getByRole('option', { name: '012 銀の鍵' }).click();
  await map.isSaved();
  const leavesAndComesBack = async () => {
    await form.getByRole('link', { name: /012 銀の鍵/ }).click();
    await page.getByRole('dialog', { name: 'アイテム' }).getByRole('link', { name: 'ページで開く' }).click();
    await expect(page).toHaveURL(/item-list\/12/);
    await page.goBack();
    await map.isOpen();
    await expect(form.getByRole('combobox', { name: 'アイテム' })).toHaveValue('012 銀の鍵');
    await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-9-7');
  };
  await leavesAndComesBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(form).toHaveCount(0);
  await map.chooses('event');
  await map.presses([9.5, 7.5]);
  await leavesAndComesBack();
  // A closed panel stays closed.
  await form.getByRole('button', { name: 'イベントの欄を閉じる' }).click();
  await page.reload();
  await map.isOpen();
  await expect(form).toHaveCount(0);
});

test('what is wrong with a cell is said where it is pointed at, at the cell cursor and to assistive technology', async ({
  author,
  page,
}) => {
  const data = new DataSettings(author, await author.hasScenario());
  const maps = blankMaps();
  const gift = cellOf(maps, 9, 7).event;
  Object.assign(gift, { id: 1101, data: { ...gift.data, 1: 12, C: 999 } });
  await author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/01/maps`, { maps });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const cell = page.locator('#map-cell-9-7');
  const reason = /012/;
  await expect(cell).toHaveAccessibleDescription(reason);
  const tip = map.grid.locator('..').getByText(reason);
  await expect(tip).toBeHidden();
  await map.pointsAt([9.5, 7.5]);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await map.pointsAt([12.5, 7.5]);
  await map.pointsAt([9.5, 7.5]);
  await expect(tip).toBeVisible();
  await map.presses([8.5, 7.5], { button: 'right' });
  await page.mouse.move(5, 5);
  await expect(tip).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-9-7');
  await expect(tip).toBeVisible();
});

/** Whether two parts of the screen share any of it. */
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return box;
}

for (const [device, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`bars and messages neither move nor cover the map of a ${device}`, async ({ map, page }) => {
    await page.setViewportSize(viewport);
    const surface = map.grid.locator('..');
    const before = await boxOf(surface);
    const staysClearOf = async (part: Locator) => {
      await expect(part).toBeVisible();
      expect(await boxOf(surface)).toEqual(before);
      await expect.poll(async () => overlap(await boxOf(part), before)).toBe(false);
      const { y, height } = await boxOf(part);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    };
    await test.step('what is told of a way back', async () => {
      await map.chooses('event');
      await page.keyboard.press('Escape');
      await map.presses([4.5, 5.5]);
      await new EventPanel(map).takes('下り階段');
      const message = page.getByRole('status').getByText('「上り階段」を置きました。');
      // It stays while the pointer is on it.
      await message.hover();
      await staysClearOf(message);
    });
    await test.step('what is asked for while a target is picked', async () => {
      await page.keyboard.press('Escape');
      await map.pointsAt([4.5, 5.5]);
      await page.keyboard.press('Shift+G');
      await staysClearOf(page.getByRole('button', { name: /Esc/ }).locator('..'));
      await page.keyboard.press('Escape');
      // A phone returns to the previous event.
      if (device === 'phone') await page.getByRole('button', { name: '閉じる' }).last().click();
    });
    await test.step('what is done with a part that floats', async () => {
      await map.chooses('select');
      await map.grid.focus();
      for (const key of ['Control+a', 'Control+c', 'Control+v', 'ArrowRight']) await page.keyboard.press(key);
      await staysClearOf(page.getByRole('region', { name: '移動中のマス' }));
    });
  });
}

test('the entrance of a labyrinth is drawn on its floor, and told of', async ({ author, page }) => {
  const data = new DataSettings(author, await author.hasScenario());
  const map = new FloorMap(author);
  await map.opens(data.scenarioId, '02');
  const blank = await map.picture([7, 8]);
  await data.has('labyrinth-settings', {
    4: {
      labyrinth_title: { ja: '塔', en: 'Tower' },
      map_hierarchy: { start: 2, end: 3 },
      labyrinth_entrance: { x: 7, y: 8, map: 2 },
    },
  });
  await page.reload();
  await map.isOpen('02');
  await expect(page.locator('#map-cell-7-8')).toHaveAccessibleDescription('迷宮04の入口');
  await expect.poll(async () => (await map.picture([7, 8])).equals(blank)).toBe(false);
  // The floor is in use, although nothing is drawn on it yet.
  const links = page.getByRole('complementary', { name: 'フロア' }).getByRole('link');
  await expect(links.nth(1).locator('img')).toBeVisible();
  await map.pointsAt([7.5, 8.5]);
  await expect(map.grid.locator('..').getByText('迷宮04の入口')).toBeVisible();
  await page.keyboard.press('PageDown');
  await map.isOpen('03');
  await expect(page.locator('#map-cell-7-8')).not.toHaveAccessibleDescription(/./);
});

test('every part of the page lies in a landmark, and those of one kind have names of their own', async ({
  map,
  page,
  words,
}) => {
  await map.isOpen();
  await expect(page.getByRole('banner').getByRole('button', { name: '本文へ移動' })).toHaveCount(1);
  const asides = page.getByRole('complementary');
  await expect(asides).toHaveCount(2);
  for (const name of [words.floorList, words.tools])
    await expect(page.getByRole('complementary', { name, exact: true })).toHaveCount(1);
  await isAccessible(page, 'html', ['region', 'landmark-unique', 'skip-link', 'aria-valid-attr-value']);
});
