import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FloorMap } from '../support/FloorMap.ts';
import { focuses, hasScenario, isGone, presses } from '../support/site.tsx';

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
  await page.viewport(1440, 900);
});
afterEach(() => page.viewport(1280, 720));

const game = page.getByRole('region', { name: '地図の横のテストプレイ' });
const sees = (words: RegExp) =>
  expect.element(game.getByRole('status', { name: '目の前の眺め' })).toMatchTextContent(words);

test('on a wide screen P plays beside the map: walls drawn meanwhile stand in the game at once, and keys go where the focus is', async () => {
  await map.opens();
  await map.chooses('wall');
  await map.presses([2.5, 3]);
  await map.isSaved();
  await map.pointsAt([8.5, 8.5]);
  await presses('p');
  await sees(/^x8 y8、北向き。/);
  await expect.element(game.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await sees(/^x8 y9、北向き。/);
  // The map tells where the party is.
  focuses(page.getByRole('button', { name: 'ここから遊ぶ' }));
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('続きから：01 x8 y9');
  // A wall before the party, from a map that has less room now; its keys do not move the party.
  await map.presses([8.5, 10]);
  await map.shows(8, 9, { north: 'wall' });
  await sees(/^x8 y9、北向き。目の前に壁/);
  await userEvent.keyboard('{ArrowUp}');
  await sees(/^x8 y9、北向き。/);
  await map.undoes();
  await map.shows(8, 9);
  await game.getByRole('application').click();
  await userEvent.keyboard('{ArrowUp}');
  await sees(/^x8 y10、北向き。/);
  // Esc goes back to the map, at the cell of the party; P to the game.
  await userEvent.keyboard('{Escape}');
  await expect.element(map.grid).toHaveFocus();
  await presses('p');
  await expect.element(game.getByRole('application')).toHaveFocus();
  await sees(/^x8 y10、/);
  await game.getByRole('button', { name: 'テストプレイを閉じる' }).click();
  await isGone(game);
  await map.isOpen();
});

test('a window that becomes narrow pauses the game, and P continues it as a page', async () => {
  await map.opens();
  await map.chooses('wall');
  await map.presses([2.5, 3]);
  await map.pointsAt([8.5, 8.5]);
  await presses('p');
  await sees(/^x8 y8、/);
  await page.viewport(1280, 720);
  await isGone(game);
  await presses('p');
  await expect.poll(() => location.pathname).toMatch(/\/play$/);
  await expect.element(page.getByRole('status', { name: '目の前の眺め' })).toMatchTextContent(/^x8 y8、/);
});
