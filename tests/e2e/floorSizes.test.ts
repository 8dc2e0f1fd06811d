import { blankMaps, cellOf } from '../support/maps.ts';
import { FloorActions } from './support/FloorActions.ts';
import { FloorMap, row } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

for (const [size, code] of [
  [20, 1],
  [16, 2],
] as const) {
  test(`on a floor of ${size} cells a side nothing is drawn outside, and its rims are one`, async ({
    author,
    page,
  }) => {
    const scenario = await author.hasScenario();
    const { rest } = author.account;
    const path = `scenarios/${scenario}/floor-maps/01`;
    // What was drawn there while the floor was larger stays stored, and is not played.
    const maps = blankMaps();
    cellOf(maps, size, 3).floor_id = 1;
    await rest.put(`${path}/maps`, { maps });
    await rest.put(`${path}/labyrinth-setting`, { labyrinth_setting: { labyrinth_size: code } });
    const map = new FloorMap(author, page, size);
    const floors = new FloorActions(author, map);
    await map.opens(scenario);
    const last = size - 1;

    await test.step('one walks across the rim', async () => {
      await map.grid.focus();
      for (const key of ['ArrowLeft', 'q', 'ArrowRight', 'q']) await page.keyboard.press(key);
      await map.shows(last, 0, { north: 'wall', south: 'wall', west: 'wall' });
      await map.shows(0, 0, { north: 'wall', south: 'wall', east: 'wall' });
    });
    await test.step('a stroke ends at the rim', async () => {
      await map.chooses('dark');
      await map.drags([
        [last - 1.5, 5.5],
        [size + 2.5, 5.5],
      ]);
      await map.showAll(row(last - 2, last, 5), { isDark: true });
      await map.presses([size + 1.5, 7.5]);
      await map.counts(8 + 3);
    });
    await test.step('the rim is one edge, drawn on both of its sides', async () => {
      await map.chooses('wall');
      await map.drags([
        [5.5, size],
        [7.5, size],
      ]);
      await map.showAll(row(5, 7, last), { north: 'wall' });
      await map.showAll(row(5, 7, 0), { south: 'wall' });
      await map.chooses('door');
      await map.presses([size, 9.5]);
      await map.shows(last, 9, { east: 'door' });
      await map.shows(0, 9, { west: 'door' });
      await map.counts(8 + 3 + 6 + 2);
    });
    await map.isSaved();
    const outside = (await floors.stored('01')).maps
      .flat()
      .filter(({ coordinate: { x, y } }) => x >= size || y >= size);
    expect(outside).toEqual(maps.flat().filter(({ coordinate: { x, y } }) => x >= size || y >= size));
  });
}
