import { expect, test } from 'vitest';
import { memoryStorage } from '../memoryStorage.ts';
import { TestFloors } from './support/TestFloors.ts';
import { row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

const DOWN = 102;
const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

/** Opens a map that has the focus. */
async function focused(): Promise<TestMap> {
  const map = await TestMap.opens();
  map.focuses();
  return map;
}

test('walls and doors are set side by side along the line, from one side where asked for', async () => {
  const map = await focused();
  map.keys(...times(3, 'ArrowRight'), ...times(3, 'ArrowUp'));
  map.holding('w', 'ArrowDown', ...times(3, 'Shift+ArrowRight'));
  map.showAll(row(3, 6, 3), { south: 'wall' });
  map.holding('d', 'ArrowDown');
  map.shows(6, 3, { south: 'door' });
  map.keys('a', 'ArrowUp');
  map.holding('w', 'ArrowUp');
  map.shows(6, 4, { north: 'wall', beyond: { north: 'open' } });
  map.keys('a');
  map.undoes();
  map.shows(6, 4);
  map.holding('w', 'ArrowUp');
  map.shows(6, 4, { north: 'wall' });
  map.looksAsPaintedAnew();
});

test('a room is drawn by its two corners, and another one with its key held', async () => {
  const map = await focused();
  map.keys(...times(6, 'ArrowRight'), ...times(6, 'ArrowUp'), 'r', 'Enter', 'ArrowRight', 'ArrowUp', 'Enter');
  map.shows(6, 6, { south: 'wall', west: 'wall' });
  map.shows(7, 7, { north: 'wall', east: 'wall' });
  map.keys(...times(3, 'ArrowRight'));
  map.holding('r', 'ArrowRight', 'ArrowDown');
  map.shows(10, 7, { north: 'wall', west: 'wall' });
  map.shows(11, 6, { south: 'wall', east: 'wall' });
  // Its area becomes a monster room, a cell of it dark, and another one gets a mark.
  const { cell } = map.words;
  map.keys('m', 'Enter');
  map.shows(11, 6, { south: 'wall', east: 'wall', holds: [cell.room(1)] });
  map.shows(10, 7, { north: 'wall', west: 'wall', holds: [cell.room(1)] });
  map.holding('k', 'ArrowUp');
  map.shows(11, 7, { north: 'wall', east: 'wall', holds: [cell.dark, cell.room(1)] });
  map.keys('n', ...times(4, 'ArrowUp'), ' ');
  map.shows(11, 11, { holds: [cell.water] });
  map.looksAsPaintedAnew();
});

test('a corridor is dug by walking, around the rim too, a leg a step of undo; Esc ends it', async () => {
  const map = await focused();
  map.keys(...times(14, 'ArrowUp'), 'q', ...times(2, 'ArrowRight'), 'ArrowUp');
  map.shows(0, 14, { north: 'wall', south: 'wall', west: 'wall' });
  map.shows(1, 14, { north: 'wall', south: 'wall' });
  map.shows(2, 14, { east: 'wall', south: 'wall' });
  map.shows(2, 15, { north: 'wall', east: 'wall', west: 'wall' });
  map.undoes();
  map.shows(2, 15, { south: 'wall' });
  map.undoes();
  map.shows(0, 14);
  map.redoes();
  map.keys('ArrowDown', ...times(3, 'ArrowLeft'));
  map.shows(0, 14, { north: 'wall', south: 'wall' });
  map.shows(23, 14, { north: 'wall', south: 'wall', west: 'wall' });
  map.keys('Escape', 'ArrowLeft');
  map.shows(22, 14, { east: 'wall' });
  expect(map.cursor).toEqual([22, 14]);
});

test.each(['w', 'r', 's'])('walking and digging ends when the tool of %s is taken', async (key) => {
  const map = await focused();
  map.keys(...times(5, 'ArrowUp'), 'q', 'ArrowRight');
  map.shows(0, 5, { north: 'wall', south: 'wall', west: 'wall' });
  map.keys(key, 'ArrowRight');
  map.shows(2, 5, { west: 'wall' });
  expect(map.cursor).toEqual([2, 5]);
});

test('what lies at the cursor is picked up with Enter, and a side of it with the key held', async () => {
  const map = await focused();
  map.holding('w', 'ArrowRight');
  map.chooses('room');
  map.holding('e', 'ArrowRight');
  expect(map.activeTool.tool).toBe('wall');
  map.keys('e', 'Enter');
  expect(map.activeTool.tool).toBe('chip');
  // Picking up draws nothing.
  map.counts(2);
});

test('a stroke over cells with a held key ends with it, or is given up by Esc', async () => {
  const map = await focused();
  map.holds('c');
  map.keys(...times(3, 'ArrowRight'), 'Escape');
  map.lets('c');
  map.counts(0);
  map.holding('c', ...times(2, 'ArrowLeft'));
  map.shows(2, 0, { north: 'wall', south: 'wall' });
  map.undoes();
  map.counts(0);
});

test('a corridor is closed and a room erased by keys, until another tool is chosen', async () => {
  const map = await focused();
  map.keys('r', 'Enter', 'ArrowRight', 'ArrowUp', 'Enter');
  map.shows(1, 1, { north: 'wall', east: 'wall' });
  map.keys('j', 'Enter', 'ArrowLeft', 'ArrowDown', 'Enter');
  map.counts(0);
  map.keys('c');
  map.holding('c', ...times(2, 'ArrowRight'));
  map.shows(1, 0, { north: 'wall', south: 'wall' });
  map.keys('j');
  map.holding('c', 'ArrowLeft');
  map.shows(1, 0, { north: 'wall', south: 'wall', east: 'wall' });
});

test('where the mouse has drawn, the keys go on', async () => {
  const map = await TestMap.opens();
  map.chooses('room');
  map.drags([
    [4.5, 7.5],
    [6.5, 8.5],
  ]);
  // The first Enter only shows the cursor, before anything is drawn at it.
  map.keys('k', 'Enter');
  map.shows(6, 8, { north: 'wall', east: 'wall' });
  expect(map.painter.overlay.cursor).toMatchObject({ x: 6, y: 8 });
  map.keys('Enter');
  map.shows(6, 8, { north: 'wall', east: 'wall', isDark: true });
  map.presses([10.5, 3.5]);
  map.keys('ArrowUp');
  // A change on the map does not switch back to the resting pointer.
  map.keys('Shift+L');
  map.tells('x10 y4　');
  map.keys('Enter');
  map.showAll(
    [
      [10, 3],
      [10, 4],
    ],
    { isDark: true },
  );
});

test('twenty steps can be taken back after a reload, and done again', async () => {
  const [floors, storage] = [new TestFloors(), memoryStorage()];
  const before = await TestMap.opens({ floors, storage });
  for (let y = 2; y < 22; y++) before.presses([4.5, y]);
  await before.isSaved();
  const map = await TestMap.opens({ floors, storage });
  map.shows(4, 21, { south: 'wall' });
  for (let y = 21; y >= 2; y--) map.undoes();
  map.counts(0);
  for (let y = 2; y < 22; y++) map.redoes();
  map.shows(4, 20, { north: 'wall', south: 'wall' });
  map.counts(21);
  await map.isSaved();
});

test('the newest step is taken back on whatever floor it was made; what is taken back comes in sight', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.presses([4.5, 5]);
  await map.goesTo(2);
  map.presses([2.5, 21]);
  await map.goesTo(1);
  map.undoes();
  await map.settles();
  expect(map.floor).toBe(2);
  map.counts(0);
  map.undoes();
  await map.settles();
  expect(map.floor).toBe(1);
  map.counts(0);
  expect(map.nameOfStep('redo')).toContain(`${words.tool.wall} ×1`);
  map.redoes();
  map.shows(4, 5, { south: 'wall' });
  map.redoes();
  await map.settles();
  expect(map.floor).toBe(2);
  map.shows(2, 21, { south: 'wall' });
  map.pointsAt([20.5, 20.5]);
  map.keys(...times(6, '+'));
  expect(map.isVisible(2, 21)).toBe(false);
  map.undoes();
  map.counts(0);
  expect(map.isVisible(2, 21)).toBe(true);
});

test('stairs that have made their way back hide no stroke: what is newest is named, and taken back first', async () => {
  const map = await TestMap.opens();
  map.chooses('dark');
  map.presses([2.5, 2.5]);
  await map.goesTo(2);
  map.presses([8.5, 8.5]);
  await map.goesTo(1);
  await map.places(DOWN, [4, 5]);
  expect(map.nameOfStep('undo')).toContain('イベント ×1');
  const undoes = async () => {
    map.undoes();
    await map.settles();
  };
  await undoes();
  map.shows(4, 5);
  expect(map.nameOfStep('undo')).toContain('暗闇 ×1');
  await undoes();
  expect(map.floor).toBe(2);
  map.counts(0);
  expect(map.nameOfStep('undo')).toContain('暗闇 ×1');
  await undoes();
  expect(map.floor).toBe(1);
  map.counts(0);
  expect(map.can('undo')).toBe(false);
});
