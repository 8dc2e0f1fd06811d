import { blankMaps, cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

test("the browser's Back leads to the event that was left, on a phone too", async ({ author, page }) => {
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 12: { name_ja: '銀の鍵', name_en: 'Silver key' } });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId);
  const events = new EventPanel(map);
  await events.places('手に入る', [9, 7]);
  const form = events.formOf(9, 7);
  await form.getByRole('combobox', { name: 'アイテム' }).fill('銀');
  await page.getByRole('option', { name: '012 銀の鍵' }).click();
  await map.isSaved();
  const leavesAndComesBack = async () => {
    await form.getByRole('link', { name: /012 銀の鍵/ }).click();
    await expect(page).toHaveURL(/item-list\/12/);
    await page.goBack();
    await map.isOpen();
    await expect(form.getByRole('combobox', { name: 'アイテム' })).toHaveValue('012 銀の鍵');
    await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-9-7');
  };
  await leavesAndComesBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(form).toHaveCount(0);
  await map.presses([9.5, 7.5]);
  await leavesAndComesBack();
  // What was closed stays closed.
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
