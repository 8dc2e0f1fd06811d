import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blankMaps, cellOf } from '../../support/maps.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { focuses, hasRecords, hasScenario, presses, rest } from '../support/site.tsx';

let map: FloorMap;
beforeEach(async () => {
  map = new FloorMap(await hasScenario());
});

/** Opens floor 01 with a wall, so that it can be entered. */
async function opensWalled(): Promise<void> {
  await map.opens();
  await map.presses([4.5, 5]);
  await map.isSaved();
}
const sees = (words: RegExp) =>
  expect.element(page.getByRole('status', { name: '目の前の眺め' })).toMatchTextContent(words);
const dialog = page.getByRole('dialog', { name: 'テストプレイを始める' });

test('P begins in the picked cell without a question, goes on with the paused game, and Shift+P asks; the keys are the game’s', async () => {
  await opensWalled();
  await map.pointsAt([8.5, 8.5]);
  await presses('p');
  await sees(/^x8 y8、北向き。/);
  await expect.element(page.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await sees(/^x8 y9、北向き。/);
  await presses('Escape');
  await map.isOpen();
  // The button of the map tells where the game is paused.
  focuses(page.getByRole('button', { name: 'ここから遊ぶ' }));
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('続きから：01 x8 y9');
  await map.pointsAt([2.5, 2.5]);
  await presses('p');
  await sees(/^x8 y9、北向き。/);
  await presses('Escape');
  await map.isOpen();
  await map.pointsAt([2.5, 2.5]);
  await presses('Shift+p');
  await expect.element(dialog).toMatchTextContent('x2 y2 から');
  await dialog.getByText('東', { exact: true }).click();
  await dialog.getByRole('button', { name: 'ここから始める' }).click();
  await sees(/^x2 y2、東向き。/);
  await expect.element(page.getByRole('application')).toHaveFocus();
});

test('without a picked cell P begins at the entrance of the labyrinth of the floor', async () => {
  await hasRecords(map.scenarioId, 'labyrinth-settings', {
    0: {
      labyrinth_title: { ja: '塔', en: 'Tower' },
      map_hierarchy: { start: 1, end: 3 },
      labyrinth_entrance: { x: 7, y: 6, map: 1 },
    },
  });
  const maps = blankMaps();
  Object.assign(cellOf(maps, 1, 1).event, { id: 1801 });
  await rest.put(`scenarios/${map.scenarioId}/floor-maps/01/maps`, { maps });
  await map.opens();
  await presses('p');
  await sees(/^x7 y6、北向き。/);
});
