import type { Page } from '@playwright/test';
import { cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { expect, test } from './support/test.ts';

/** Holds a key while others are pressed. */
async function holding(page: Page, key: string, ...pressed: readonly string[]): Promise<void> {
  await page.keyboard.down(key);
  for (const each of pressed) await page.keyboard.press(each);
  await page.keyboard.up(key);
}

test('a room gets its events from the palette and the form with the keyboard alone, and they are saved', async ({
  page,
  map,
  floors,
  author,
}) => {
  test.slow();
  const { keyboard } = page;
  const events = new EventPanel(map);
  await new DataSettings(author, floors.scenarioId).has('items-detail', {
    7: { name_ja: '銀の鍵', name_en: 'Silver key' },
  });
  const goes = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Finds a kind of event by its number, and places it in the cell of the cursor. */
  const places = async (id: string) => {
    await keyboard.press('Shift+V');
    await expect(events.search).toBeFocused();
    await keyboard.type(id);
    await keyboard.press('Enter');
    await expect(events.palette).toBeHidden();
  };
  await author.tabsTo(map.grid);
  await goes('ArrowRight', 'ArrowUp', 'r', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
  await holding(page, 'd', 'ArrowUp');
  await map.shows(3, 2, { north: 'door', east: 'wall' });

  await test.step('a chute, whose target is picked two floors below', async () => {
    await places('401');
    await map.shows(3, 2, { north: 'door', east: 'wall', holds: ['シュート：02階 (3, 2) へ'] });
    await goes('Escape', 'Shift+G', 'PageDown');
    await map.isOpen('02');
    await keyboard.press('PageDown');
    await map.isOpen('03');
    await goes('ArrowRight', 'ArrowUp', 'Enter');
    await map.isOpen('01');
    await map.shows(3, 2, { north: 'door', east: 'wall', holds: ['シュート：03階 (4, 3) へ'] });
  });

  await test.step('two keys that are given, by its form', async () => {
    await goes('ArrowLeft');
    await places('1101');
    await map.shows(2, 2, { north: 'wall', holds: ['アイテムを受け取る：数 1、一度だけ'] });
    const form = events.formOf(2, 2);
    await expect(form.getByRole('combobox', { name: 'アイテム' })).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.type('7');
    await expect(page.getByRole('option', { name: '007 銀の鍵' })).toBeVisible();
    await keyboard.press('Enter');
    await author.tabsTo(form.getByRole('spinbutton', { name: '数', exact: true }));
    await keyboard.press('Control+a');
    await keyboard.type('2');
    await keyboard.press('Tab');
    await map.shows(2, 2, { north: 'wall', holds: ['アイテムを受け取る：アイテム 007 銀の鍵、数 2、一度だけ'] });
    await author.tabsTo(
      form.getByRole('radiogroup', { name: '起こる向き' }).getByRole('radio', { name: 'どの向きでも' }),
    );
    await keyboard.press('ArrowDown');
    await author.tabsTo(map.grid, 'Shift+Tab');
  });

  await keyboard.press('Control+s');
  await map.isSaved();
  const { maps } = await floors.stored('01');
  expect(cellOf(maps, 3, 2).event).toMatchObject({ id: 401, data: { 1: 3, 2: 4, 3: 3 } });
  expect(cellOf(maps, 2, 2).event).toMatchObject({ id: 1101, data: { 1: 7, 2: 2 }, muki: 1 });
});
