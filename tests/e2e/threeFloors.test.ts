import { cellOf } from '../support/maps.ts';
import { patient } from '../support/patience.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import type { Point } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];
const FLOORS = ['01', '02', '03'];

test('a labyrinth of three floors is built with the mouse, set up, written out, emptied and brought back', async ({
  author,
  map,
  floors,
  page,
  words,
}) => {
  test.setTimeout(patient(150_000));
  const events = new EventPanel(map);
  const data = new DataSettings(author, floors.scenarioId);
  const { cell } = words;
  const inBar = (name: string) => page.getByRole('button', { name, exact: true }).first();

  await test.step('a wing with a door, a one-way door, zones, marks and a monster room', async () => {
    await map.chooses('room');
    await map.drags([middle(2, 2), middle(6, 5)]);
    await map.chooses('door');
    await map.presses([4.5, 6]);
    await map.presses([6.9, 3.5], { key: 'Control' });
    await map.shows(6, 3, { east: 'door', beyond: { east: 'wall' } });
    await map.shows(7, 3, { west: 'wall', beyond: { west: 'door' } });
    await map.chooses('dark');
    await map.drags([middle(2, 2), middle(4, 2)]);
    await map.chooses('noTeleport');
    await map.drags([middle(4, 2), middle(6, 2)]);
    await map.chooses('floorMark');
    await map.presses(middle(6, 2));
    await map.chooses('ceilingMark');
    await map.presses(middle(6, 2));
    await map.chooses('monsterRoom');
    await map.presses(middle(3, 3));
    await map.shows(4, 2, { south: 'wall', isDark: true, holds: [cell.noTeleport, cell.room(1)] });
    await map.shows(6, 2, {
      south: 'wall',
      east: 'wall',
      holds: [cell.noTeleport, cell.water, cell.nightSky, cell.room(1)],
    });
  });

  await test.step('stairs with their way back, a chute and a teleport lead from floor to floor', async () => {
    await events.places('下り階段', [5, 4]);
    await author.reads('02 x5 y4 に「上り階段」を置きました。');
    await events.places('シュート', [3, 4]);
    await events.formOf(3, 4).getByRole('button', { name: '地図で選ぶ' }).click();
    await floors.goesTo('03');
    await map.presses(middle(20, 20));
    await map.isOpen('01');
    await map.shows(3, 4, { holds: [cell.room(1), 'シュート：03階 (20, 20) へ'] });
    await floors.goesTo('02');
    await map.shows(5, 4, { holds: ['上り階段：01階 (5, 4) へ'] });
    await map.chooses('corridor');
    await map.drags([middle(5, 4), middle(12, 4), middle(12, 9)]);
    await events.places('指定の場所へ転移', [12, 9]);
    await events.formOf(12, 9).getByRole('button', { name: '地図で選ぶ' }).click();
    await floors.goesTo('01');
    await map.presses(middle(2, 5));
    await map.isOpen('02');
    await events.formOf(12, 9).getByRole('button', { name: '行き先へ移動' }).click();
    await map.isOpen('01');
  });

  await test.step('the wing is copied to the third floor, turned, taken back and laid down again', async () => {
    await map.chooses('select');
    await map.drags([middle(2, 2), middle(6, 5)]);
    const painted = 20 + 4 + 5 + 4 + 5;
    await map.counts(painted);
    await inBar('コピー').click();
    await floors.goesTo('03');
    await inBar('貼り付け').click();
    await inBar('右に回す').click();
    await map.pointsAt(middle(10, 10));
    await map.presses(middle(12, 12));
    // The stairs were copied along. The way back of the first ones already leads from their target, so it stays.
    await page.getByRole('dialog').getByRole('button', { name: 'そのままにする' }).click();
    const turned = () => map.shows(10, 14, { north: 'wall', west: 'wall', isDark: true, holds: [cell.room(1)] });
    await map.counts(painted);
    await inBar(words.undo).click();
    await map.counts(0);
    await inBar(words.redo).click();
    await map.counts(painted);
    await turned();
    await map.isSaved();
  });

  await test.step('the labyrinth gets its titles, its floors and its entrance', async () => {
    await page
      .getByRole('navigation', { name: 'シナリオの画面' })
      .getByRole('link', { name: '迷宮', exact: true })
      .click();
    await page.getByRole('link', { name: '迷宮0を設定する' }).click();
    const field = (path: string) => page.locator(`[data-path="${path}"] input`);
    await field('labyrinth_title.ja').fill('水底の迷宮');
    await field('labyrinth_title.en').fill('The sunken maze');
    await field('labyrinth_title.en').press('Tab');
    await page.getByRole('button', { name: '空いている01階から始める' }).click();
    await field('map_hierarchy.end').fill('3');
    await field('map_hierarchy.end').press('Tab');
    const plan = page.getByRole('button', { name: '入口の位置' });
    const box = await plan.boundingBox();
    await plan.click({ position: { x: ((box?.width ?? 0) * 4.5) / 24, y: ((box?.height ?? 0) * 20.5) / 24 } });
    await data.keeps('labyrinth-settings/0', {
      map_hierarchy: { start: 1, end: 3 },
      labyrinth_entrance: { x: 4, y: 3, map: 1 },
    });
    await author.link('scenarioMap').click();
    await map.isOpen('03');
    const list = page.getByRole('complementary', { name: words.floorList });
    await expect(list.getByRole('link', { name: /迷宮00$/ })).toHaveCount(FLOORS.length);
  });

  await test.step('all of it is written out, emptied and brought back, equal cell for cell', async () => {
    const before = await Promise.all(FLOORS.map((number) => floors.stored(number)));
    const file = await floors.exportsAll('json');
    for (const number of FLOORS) await floors.initialises(number);
    await floors.imports(file);
    const after = await Promise.all(FLOORS.map((number) => floors.stored(number)));
    expect(after.map(({ maps }) => maps)).toEqual(before.map(({ maps }) => maps));
    expect(before.map(({ maps }) => maps.flat().filter(({ event }) => event.id !== 0).length)).toEqual([2, 2, 2]);
    expect(before.map(({ labyrinth_setting }) => labyrinth_setting.has_labyrinth)).toEqual([true, true, true]);
    expect(cellOf(before[2]?.maps ?? [], 10, 14).floor_id).not.toBe(0);
  });
});
