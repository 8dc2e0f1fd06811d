import { expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { TestMap } from './support/TestMap.ts';

test('a symmetric hall is one stroke and one step of undo, seen while it is drawn, with its axes on the map', async () => {
  const map = await TestMap.opens();
  expect(map.painter.overlay.symmetry.kind).toBe('none');
  map.keys('z');
  map.keys('Shift+z');
  expect(map.painter.overlay.symmetry).toMatchObject({ kind: 'both' });
  map.chooses('room');
  map.begins([
    [2.5, 2.5],
    [4.5, 3.5],
  ]);
  expect(readField(map.painter.scene.grid, 'north', 20, 21)).toBe(BORDER.wall);
  map.ends();
  for (const [x, y] of [
    [3, 2],
    [20, 2],
  ] as const)
    map.shows(x, y, { south: 'wall' });
  for (const [x, y] of [
    [3, 21],
    [20, 21],
  ] as const)
    map.shows(x, y, { north: 'wall' });
  map.looksAsPaintedAnew();
  map.undoes();
  map.counts(0);
  map.redoes();
  // Off again, a stroke has no images.
  map.keys('z', 'Shift+z');
  map.chooses('dark');
  map.presses([10.5, 10.5]);
  map.shows(10, 10, { isDark: true });
  map.shows(13, 10);
});

test('the images are offered before the press, and erased with the stroke', async () => {
  const map = await TestMap.opens();
  map.keys('Shift+y');
  map.chooses('wall');
  map.pointsAt([4.5, 5]);
  expect(map.painter.overlay.targets).toHaveLength(2);
  map.presses([4.5, 5]);
  map.shows(19, 19, { south: 'wall' });
  map.shows(19, 18, { north: 'wall' });
  map.drags([[4.5, 5]], { button: 'right' });
  map.counts(0);
});

test('axes are put where the pointer is, and what would lie outside the floor is left out', async () => {
  const map = await TestMap.opens();
  map.chooses('dark');
  map.pointsAt([5.5, 8.5]);
  map.keys('Shift+a');
  expect(map.painter.overlay.symmetry).toEqual({ kind: 'leftRight', axes: { x: 11, y: 17 } });
  map.presses([4.5, 8.5]);
  map.shows(6, 8, { isDark: true });
  map.presses([20.5, 8.5]);
  map.counts(3);
});

test('an event is placed once, a corridor walked with symmetry is dug twice', async () => {
  const map = await TestMap.opens();
  map.keys('z');
  await map.places(301, [3, 3]);
  expect(map.eventAt(3, 3).event_id).toBe(301);
  expect(map.eventAt(20, 3).event_id).toBe(0);
  map.focuses();
  map.keys(...Array<string>(5).fill('ArrowUp'), 'q', 'ArrowRight');
  for (const [x, end] of [
    [3, 'west'],
    [20, 'east'],
  ] as const)
    map.shows(x, 8, { north: 'wall', south: 'wall', [end]: 'wall' });
});

test('a door that is locked from its menu is one door, whatever the symmetry', async () => {
  const map = await TestMap.opens();
  map.chooses('door');
  map.presses([4, 4.5]);
  map.keys('z');
  map.setBorder({ x: 3, y: 4, side: 'east' }, BORDER.lockedDoor);
  map.shows(3, 4, { east: 'lockedDoor' });
  map.counts(2);
});
