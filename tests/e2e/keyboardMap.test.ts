import type { Page } from '@playwright/test';
import { cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** A key held while others are pressed. */
async function holding(page: Page, key: string, ...pressed: readonly string[]): Promise<void> {
  await page.keyboard.down(key);
  for (const each of pressed) await page.keyboard.press(each);
  await page.keyboard.up(key);
}
const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

test('a floor is drawn with the keyboard alone', async ({ page, map, author, words }) => {
  test.slow();
  const { keyboard } = page;
  const goes = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await author.tabsTo(map.grid);

  await test.step('walls and a door, side by side along the line', async () => {
    await goes(...times(3, 'ArrowRight'), ...times(3, 'ArrowUp'));
    await holding(page, 'w', 'ArrowDown', ...times(3, 'Shift+ArrowRight'));
    await map.showAll(row(3, 6, 3), { south: 'wall' });
    await holding(page, 'd', 'ArrowDown');
    await map.shows(6, 3, { south: 'door' });
  });

  await test.step('a wall that stands from one side only, until the same key makes it both again', async () => {
    await goes('a');
    await expect(page.getByRole('switch', { name: words.oneSided })).toBeChecked();
    await goes('ArrowUp');
    await holding(page, 'w', 'ArrowUp');
    await map.shows(6, 4, { north: 'wall', beyond: { north: 'open' } });
    await goes('a');
    await map.undoes();
    await map.shows(6, 4);
    await goes('ArrowDown');
  });

  await test.step('a room by its two corners, and another one with its key held', async () => {
    await goes('r', ...times(3, 'ArrowUp'), 'Enter', 'ArrowRight', 'ArrowUp', 'Enter');
    await map.shows(6, 6, { south: 'wall', west: 'wall' });
    await map.shows(7, 7, { north: 'wall', east: 'wall' });
    await goes(...times(3, 'ArrowRight'));
    await holding(page, 'r', 'ArrowRight', 'ArrowDown');
    await map.shows(10, 7, { north: 'wall', west: 'wall' });
    await map.shows(11, 6, { south: 'wall', east: 'wall' });
  });

  await test.step('a monster room by filling, a zone with its key held, a mark by Enter', async () => {
    await goes('m', 'Enter');
    await map.shows(11, 6, { south: 'wall', east: 'wall', holds: [words.cell.room(1)] });
    await map.shows(10, 7, { north: 'wall', west: 'wall', holds: [words.cell.room(1)] });
    await holding(page, 'k', 'ArrowUp');
    await map.shows(11, 7, { north: 'wall', east: 'wall', holds: [words.cell.dark, words.cell.room(1)] });
    await goes('n', ...times(4, 'ArrowUp'), ' ');
    await map.shows(11, 11, { holds: [words.cell.water] });
  });

  await test.step('a corridor by walking, around the rim too; Esc ends it', async () => {
    await goes(...times(11, 'ArrowLeft'), ...times(3, 'ArrowUp'), 'q');
    await expect(page.getByText(words.walking)).toBeVisible();
    await goes(...times(2, 'ArrowRight'), 'ArrowUp');
    await map.shows(0, 14, { north: 'wall', south: 'wall', west: 'wall' });
    await map.shows(1, 14, { north: 'wall', south: 'wall' });
    await map.shows(2, 14, { east: 'wall', south: 'wall' });
    await map.shows(2, 15, { north: 'wall', east: 'wall', west: 'wall' });
    // A leg of the way is one step of undo.
    await map.undoes();
    await map.shows(2, 15, { south: 'wall' });
    await map.undoes();
    await map.shows(0, 14);
    await map.redoes();
    await goes('ArrowDown', ...times(3, 'ArrowLeft'));
    await map.shows(0, 14, { north: 'wall', south: 'wall' });
    await map.shows(23, 14, { north: 'wall', south: 'wall', west: 'wall' });
    await keyboard.press('Escape');
    await expect(page.getByText(words.walking)).toBeHidden();
    await goes('ArrowLeft');
    await map.shows(22, 14, { east: 'wall' });
  });

  await test.step('what lies at the cursor is picked up with Enter, and a side of it with the key held', async () => {
    const isInHand = (name: string) =>
      expect(
        page.getByRole('toolbar', { name: words.tools }).getByRole('button', { name, exact: true }),
      ).toHaveAttribute('aria-pressed', 'true');
    await holding(page, 'e', 'ArrowRight');
    await isInHand(words.tool.wall);
    await goes('e', 'ArrowRight', 'Enter');
    await isInHand(words.tool.chip);
  });
  await map.isSaved();
});

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
  /** Finds a kind of event by its number, and comes back to the map. */
  const takes = async (id: string) => {
    await keyboard.press('v');
    await author.tabsTo(events.search);
    await keyboard.press('Control+a');
    await keyboard.type(id);
    await keyboard.press('Enter');
    await author.tabsTo(map.grid, 'Shift+Tab');
  };
  await author.tabsTo(map.grid);
  await goes('ArrowRight', 'ArrowUp', 'r', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
  await holding(page, 'd', 'ArrowUp');
  await map.shows(3, 2, { north: 'door', east: 'wall' });

  await test.step('a chute, whose target is picked two floors below', async () => {
    await takes('401');
    await keyboard.press('Enter');
    await map.shows(3, 2, { north: 'door', east: 'wall', holds: ['シュート: 02階 (3, 2) へ'] });
    await goes('Shift+G', 'PageDown');
    await map.isOpen('02');
    await keyboard.press('PageDown');
    await map.isOpen('03');
    await goes('ArrowRight', 'ArrowUp', 'Enter');
    await map.isOpen('01');
    await map.shows(3, 2, { north: 'door', east: 'wall', holds: ['シュート: 03階 (4, 3) へ'] });
  });

  await test.step('two keys that are given, by its form', async () => {
    await takes('1101');
    await goes('ArrowLeft', 'Enter');
    await map.shows(2, 2, { north: 'wall', holds: ['手に入る'] });
    const form = events.formOf(2, 2);
    await author.tabsTo(form.getByRole('combobox', { name: 'アイテム' }));
    await keyboard.press('Control+a');
    await keyboard.type('7');
    await expect(page.getByRole('option', { name: '007 銀の鍵' })).toBeVisible();
    await goes('ArrowDown', 'Enter');
    await author.tabsTo(form.getByRole('spinbutton', { name: '数', exact: true }));
    await keyboard.press('Control+a');
    await keyboard.type('2');
    await keyboard.press('Tab');
    await map.shows(2, 2, { north: 'wall', holds: ['手に入る: アイテム 007 銀の鍵、数 2'] });
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

test('a stroke over cells with a held key ends with it, or is given up by Esc', async ({
  page,
  map,
  author,
  words,
}) => {
  await author.tabsTo(map.grid);
  await page.keyboard.down('c');
  for (const key of times(3, 'ArrowRight')) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await page.keyboard.up('c');
  await map.counts(0);
  await holding(page, 'c', ...times(2, 'ArrowLeft'));
  await map.shows(2, 0, { north: 'wall', south: 'wall' });
  await map.undoes();
  await map.counts(0);
  await expect(page.getByText(words.walking)).toBeHidden();
});

test('a corridor is closed and a room erased with the keyboard alone', async ({ page, map, author, words }) => {
  await author.tabsTo(map.grid);
  const erasing = page.getByRole('switch', { name: words.erasing });
  for (const key of ['r', 'Enter', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await map.shows(1, 1, { north: 'wall', east: 'wall' });
  for (const key of ['j', 'Enter', 'ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await map.counts(0);
  await expect(erasing).toBeChecked();
  await page.keyboard.press('c');
  await expect(erasing).not.toBeChecked();
  await holding(page, 'c', ...times(2, 'ArrowRight'));
  await map.shows(1, 0, { north: 'wall', south: 'wall' });
  await page.keyboard.press('j');
  await holding(page, 'c', 'ArrowLeft');
  await map.shows(1, 0, { north: 'wall', south: 'wall', east: 'wall' });
});

test('where the mouse has drawn, the keys go on', async ({ page, map }) => {
  await map.chooses('room');
  await map.drags([
    [4.5, 7.5],
    [6.5, 8.5],
  ]);
  await expect(map.grid).toBeFocused();
  // The cursor is shown before anything is drawn at it.
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await map.shows(6, 8, { north: 'wall', east: 'wall' });
  await page.keyboard.press('Enter');
  await map.shows(6, 8, { north: 'wall', east: 'wall', isDark: true });
  await map.presses([10.5, 3.5]);
  await page.keyboard.press('ArrowUp');
  // What changes on the map does not lead back to the pointer that rests.
  await page.keyboard.press('Shift+L');
  await map.tells(/^x10 y4　/);
  await page.keyboard.press('Enter');
  await map.showAll(
    [
      [10, 3],
      [10, 4],
    ],
    { isDark: true },
  );
});
