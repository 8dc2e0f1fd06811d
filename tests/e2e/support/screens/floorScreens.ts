import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { DataSettings } from '../DataSettings.ts';
import { FloorMap } from '../FloorMap.ts';
import type { Screens } from './places.ts';

/** Floor maps, and the messages on them. */
export const floorScreens: Screens = {
  'floor map': async (author) => void (await onFloor(author)),
  async 'floor map, keys and gestures'(author) {
    const map = await onFloor(author);
    await map.page.keyboard.press('?');
    await expect(map.page.getByRole('dialog', { name: author.words.keysAndGestures })).toBeVisible();
  },
  'message list': (author) => inMessages(author, ''),
  'message in its form': (author) => inMessages(author, '/7'),
  async signboards(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/labyrinth-messages/signboard-entrance-ja');
    await expect(author.page.getByRole('textbox')).toBeVisible();
  },
  async 'floor map, settings'(author) {
    await onFloor(author);
    await author.page.getByRole('tab', { name: author.words.floorTab, exact: true }).click();
    await expect(author.page.getByRole('textbox').first()).toBeVisible();
  },
};

/** Opens a list of messages, one of them with two pages, or its form. */
async function inMessages(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  const values = {
    title_ja: '門番の言葉',
    window_lines: 2,
    display_graphic: 65,
    message_ja_boxes: ['一\n二\n三', '帰れ。'],
  };
  await data.has('labyrinth-messages', { 7: values });
  await data.opens(`/labyrinth-messages/labyrinth-message-list${path}`);
  await expect(author.page.getByText('門番の言葉').filter({ visible: true }).first()).toBeVisible();
}

/** Opens floor 01 with a room, its door and some dark cells, and the pointer on it. */
async function onFloor(author: Author): Promise<FloorMap> {
  const map = new FloorMap(author);
  await map.opens(await author.hasScenario());
  await map.chooses('room');
  await map.drags([
    [10.5, 10.5],
    [12.5, 12.5],
  ]);
  await map.chooses('dark');
  await map.presses([11.5, 11.5]);
  await map.chooses('door');
  await map.presses([11.5, 13]);
  await map.isSaved();
  return map;
}
