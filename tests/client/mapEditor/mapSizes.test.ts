import { expect, test } from 'vitest';
import { blankGrid, FLOOR_SIZES, GRID_SIDE, readCell, writeField } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { TestFloors } from './support/TestFloors.ts';
import { row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

test.each([20, 16] as const)(
  'on a floor of %i cells a side nothing is drawn outside, and its rims are one',
  async (size) => {
    const floors = new TestFloors();
    // Content drawn there while the floor was larger stays stored, and is not played.
    const grid = blankGrid();
    writeField(grid, 'floor_id', size, 3, 1);
    floors.has(1, { grid, values: { ...floorMap.blank, labyrinth_size: FLOOR_SIZES.indexOf(size) } });
    const map = await TestMap.opens({ floors });
    const last = size - 1;
    map.counts(0);

    // The cursor moves across the rim.
    map.focuses();
    map.keys('ArrowLeft', 'q', 'ArrowRight', 'q');
    map.shows(last, 0, { north: 'wall', south: 'wall', west: 'wall' });
    map.shows(0, 0, { north: 'wall', south: 'wall', east: 'wall' });
    // A stroke ends at the rim.
    map.chooses('dark');
    map.drags([
      [last - 1.5, 5.5],
      [size + 2.5, 5.5],
    ]);
    map.showAll(row(last - 2, last, 5), { isDark: true });
    map.presses([size + 1.5, 7.5]);
    map.counts(8 + 3);
    // The rim is one edge, drawn on both of its sides.
    map.chooses('wall');
    map.drags([
      [5.5, size],
      [7.5, size],
    ]);
    map.showAll(row(5, 7, last), { north: 'wall' });
    map.showAll(row(5, 7, 0), { south: 'wall' });
    map.chooses('door');
    map.presses([size, 9.5]);
    map.shows(last, 9, { east: 'door' });
    map.shows(0, 9, { west: 'door' });
    map.counts(8 + 3 + 6 + 2);
    map.looksAsPaintedAnew();

    await map.isSaved();
    const { grid: stored } = floors.stored(1);
    for (let y = 0; y < GRID_SIDE; y++)
      for (let x = 0; x < GRID_SIDE; x++)
        if (x >= size || y >= size) expect(readCell(stored, x, y)).toEqual(readCell(grid, x, y));
  },
);
