import { expect, test } from 'vitest';
import { blankGrid, type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { writeCell } from '#domain/map/region.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { TestFloors } from './support/TestFloors.ts';
import { type Point, row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

const TELEPORT = 301;

/** Returns the cells of a rectangle. */
const block = ([west, south]: Point, [east, north]: Point): Point[] =>
  Array.from({ length: north - south + 1 }, (_, index) => row(west, east, south + index)).flat();

/** Returns the middle of a cell. */
const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

/** Draws a room three cells wide and two high from x2 y2, with a door in the east and a dark corner. */
function drawsWing(map: TestMap): void {
  map.chooses('room');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.chooses('door');
  map.presses([5, 2.5]);
  map.chooses('dark');
  map.presses(middle(2, 2));
  map.counts(6 + 10);
}

/** Expects the wing turned to the right at x10 y10. */
function showsTurnedWing(map: TestMap): void {
  map.shows(10, 12, { north: 'wall', west: 'wall', isDark: true });
  map.shows(11, 12, { north: 'wall', east: 'wall' });
  map.shows(10, 10, { south: 'door', west: 'wall' });
  map.shows(10, 9, { north: 'door' });
  map.shows(11, 10, { south: 'wall', east: 'wall' });
  map.shows(12, 10, { west: 'wall' });
}

function teleport(grid: FloorGrid, [x, y]: Point, floor: number, to: Point): void {
  writeCell(grid, x, y, { event_id: TELEPORT, 1: floor, 2: to[0], 3: to[1], C: 999 });
}

/** Returns the target of a cell's teleport: floor, x and y. */
function leadsTo(floors: TestFloors, number: number, [x, y]: Point): number[] {
  const { grid } = floors.stored(number);
  const cell = { ...readCell(grid, x, y) };
  return [cell.event_id, cell[1], cell[2], cell[3]];
}

test('a wing is copied to another floor, turned there, and taken back', async () => {
  const map = await TestMap.opens();
  drawsWing(map);
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.hasChosen(block([2, 2], [4, 3]));
  map.keys('Control+c');
  map.keys('PageDown');
  await map.isSaved();
  expect(map.floor).toBe(2);
  map.hasChosen([]);
  map.keys('Control+v');
  expect(map.held?.count).toBe(6);
  map.keys('.');
  map.pointsAt(middle(8, 8));
  map.presses(middle(11, 11));
  expect(map.held).toBeUndefined();
  showsTurnedWing(map);
  map.hasChosen(block([10, 10], [11, 12]));
  map.looksAsPaintedAnew();
  await map.isSaved();
  map.undoes();
  map.counts(0);
  map.redoes();
  showsTurnedWing(map);
  map.looksAsPaintedAnew();
  // The first floor is unchanged.
  map.keys('PageUp');
  await map.isSaved();
  expect(map.floor).toBe(1);
  map.counts(16);
});

test('what is done again is what was taken back last, on whatever floor', async () => {
  const map = await TestMap.opens();
  map.presses([4.5, 5]);
  map.undoes();
  map.counts(0);
  await map.goesTo(2);
  map.presses([8.5, 9]);
  map.undoes();
  map.counts(0);
  map.redoes();
  map.shows(8, 9, { south: 'wall' });
  // The older stroke of the other floor can no longer be redone since this one was made.
  await map.goesTo(1);
  map.counts(0);
});

test('what was copied is still there after a reload', async () => {
  const [floors, storage] = [new TestFloors(), memoryStorage()];
  const map = await TestMap.opens({ floors, storage });
  drawsWing(map);
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.keys('Control+c');
  await map.isSaved();
  const next = await TestMap.opens({ floors, storage });
  next.chooses('select');
  await next.does('paste');
  expect(next.held?.count).toBe(6);
  next.keys('Escape');
  expect(next.held).toBeUndefined();
  next.counts(16);
});

test('a dragged part moves as one step, and links follow it on this floor and from others', async () => {
  const floors = new TestFloors();
  const [first, second] = [blankGrid(), blankGrid()];
  writeCell(first, 3, 3, { west: 1 });
  writeCell(first, 2, 3, { east: 1 });
  teleport(first, [4, 3], 0, [3, 3]);
  teleport(first, [15, 15], 0, [4, 3]);
  teleport(second, [1, 1], 1, [3, 3]);
  floors.has(1, { grid: first });
  floors.has(2, { grid: second });
  const map = await TestMap.opens({ floors });
  map.chooses('select');
  map.drags([middle(3, 3), middle(4, 4)]);
  map.begins([middle(3, 3), middle(8, 9)]);
  expect(map.held?.count).toBe(4);
  map.ends();
  map.shows(8, 9, { west: 'wall' });
  map.shows(7, 9, { east: 'wall' });
  map.shows(2, 3);
  map.hasChosen(block([8, 9], [9, 10]));
  await map.isSaved();
  expect(leadsTo(floors, 1, [9, 9])).toEqual([TELEPORT, 0, 8, 9]);
  expect(leadsTo(floors, 1, [15, 15])).toEqual([TELEPORT, 0, 9, 9]);
  await map.goesTo(2);
  await map.isSaved();
  expect(leadsTo(floors, 2, [1, 1])).toEqual([TELEPORT, 1, 8, 9]);
  await map.goesTo(1);
  map.undoes();
  map.shows(3, 3, { west: 'wall' });
  await map.isSaved();
  expect(leadsTo(floors, 1, [15, 15])).toEqual([TELEPORT, 0, 4, 3]);
});

test('a copy asks where its inner links lead; a part that was cut keeps them without asking', async () => {
  const floors = new TestFloors();
  const grid = blankGrid();
  teleport(grid, [4, 3], 0, [3, 3]);
  floors.has(1, { grid });
  const map = await TestMap.opens({ floors });
  map.chooses('select');
  map.drags([middle(3, 3), middle(4, 3)]);
  map.keys('Control+c');
  for (const [y, answer] of [
    [10, 'along'],
    [12, 'original'],
  ] as const) {
    map.keys('Control+v');
    map.pointsAt(middle(9, y));
    map.presses(middle(10, y));
    expect(map.asked).toBe('links');
    map.answers(answer);
    expect(map.asked).toBeUndefined();
    await map.isSaved();
  }
  expect(leadsTo(floors, 1, [10, 10])).toEqual([TELEPORT, 0, 9, 10]);
  expect(leadsTo(floors, 1, [10, 12])).toEqual([TELEPORT, 0, 3, 3]);
  map.drags([middle(3, 3), middle(4, 3)]);
  map.keys('Control+x');
  map.keys('Control+v');
  map.pointsAt(middle(9, 20));
  map.presses(middle(10, 20));
  expect(map.asked).toBeUndefined();
  await map.isSaved();
  expect(leadsTo(floors, 1, [10, 20])).toEqual([TELEPORT, 0, 9, 20]);
  // The copy's link to the original leads to the original's new place.
  expect(leadsTo(floors, 1, [10, 12])).toEqual([TELEPORT, 0, 9, 20]);

  // Pasted in the wrong place and undone, it can be pasted elsewhere as if for the first time.
  map.undoes();
  map.keys('Control+v');
  map.pointsAt(middle(14, 20));
  map.presses(middle(15, 20));
  expect(map.held).toBeUndefined();
  expect(map.asked).toBeUndefined();
  await map.isSaved();
  expect(leadsTo(floors, 1, [15, 20])).toEqual([TELEPORT, 0, 14, 20]);
  expect(leadsTo(floors, 1, [10, 12])).toEqual([TELEPORT, 0, 14, 20]);
  // With the cut undone too, the original is there, and pasting makes a copy of it.
  map.undoes();
  map.undoes();
  map.keys('Control+v');
  map.pointsAt(middle(14, 20));
  map.presses(middle(15, 20));
  map.answers('original');
  await map.isSaved();
  expect(leadsTo(floors, 1, [15, 20])).toEqual([TELEPORT, 0, 3, 3]);
  expect(leadsTo(floors, 1, [10, 12])).toEqual([TELEPORT, 0, 3, 3]);
});

test('with keys alone a part is chosen, shifted, turned, laid down, emptied and taken back', async () => {
  const map = await TestMap.opens();
  map.focuses();
  map.keys('d', 'ArrowUp', 'Enter');
  map.shows(0, 1, { north: 'door' });
  map.keys('s', 'Shift+ArrowRight');
  map.hasChosen(row(0, 1, 1));
  map.keys('Alt+ArrowRight', 'ArrowUp', 'Enter');
  map.shows(1, 2, { north: 'door' });
  map.shows(0, 1);
  map.hasChosen(row(1, 2, 2));
  // Beyond the left rim it reappears at the right.
  map.keys('Alt+ArrowLeft', 'ArrowLeft', ',', 'Enter');
  map.counts(2);
  map.undoes();
  map.shows(1, 2, { north: 'door' });
  map.keys('Escape');
  map.hasChosen([]);
  map.keys('Control+a', 'Alt+ArrowUp', 'Escape');
  map.shows(1, 2, { north: 'door' });
  map.keys('Delete');
  map.counts(0);
  map.undoes();
  map.counts(2);
  map.looksAsPaintedAnew();
});

test('undoing a pasted part selects again what was selected before, redoing it selects the part', async () => {
  const map = await TestMap.opens();
  drawsWing(map);
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.keys('Control+c', 'Control+v');
  map.pointsAt(middle(9, 12));
  map.presses(middle(10, 12));
  const [source, copy] = [block([2, 2], [4, 3]), block([9, 11], [11, 12])];
  map.hasChosen(copy);
  map.undoes();
  map.hasChosen(source);
  map.redoes();
  map.hasChosen(copy);
  map.undoes();
  // Without a selection before it, the place of the part stays selected.
  map.keys('Escape', 'Control+v');
  map.pointsAt(middle(8, 12));
  map.presses(middle(10, 12));
  map.undoes();
  map.hasChosen(copy);
});

test('undo discards a floating part first, and the selection stays', async () => {
  const map = await TestMap.opens();
  drawsWing(map);
  const before = map.nameOfStep('undo');
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.keys('Control+c', 'Control+v');
  expect(map.held?.count).toBe(6);
  expect(map.nameOfStep('undo')).not.toBe(before);
  map.undoes();
  expect(map.held).toBeUndefined();
  map.hasChosen(block([2, 2], [4, 3]));
  map.counts(16);
  expect(map.nameOfStep('undo')).toBe(before);
});

test('walls below a floating part stay visible until it is dropped', async () => {
  const map = await TestMap.opens();
  map.presses([10, 12.5]);
  map.chooses('dark');
  map.drags([middle(3, 3), middle(5, 3)]);
  map.chooses('select');
  map.drags([middle(3, 3), middle(5, 3)]);
  const covered = () => map.painter.overlay.selection.covered;
  map.begins([middle(4, 3), middle(10, 12)]);
  // The part has no wall there: both halves of the covered one are shown.
  expect(covered()).toEqual([
    { x: 9, y: 12, side: 'east' },
    { x: 10, y: 12, side: 'west' },
  ]);
  map.movesTo(middle(10, 16));
  expect(covered()).toEqual([]);
  map.movesTo(middle(10, 12));
  map.ends();
  expect(covered()).toEqual([]);
  map.shows(10, 12, { isDark: true });
});

test('a part on its way does not show its own walls as covered', async () => {
  const map = await TestMap.opens();
  drawsWing(map);
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.begins([middle(3, 2), middle(4, 2)]);
  expect(map.held?.count).toBe(6);
  expect(map.painter.overlay.selection.covered).toEqual([]);
  map.ends();
});

test('a whole floor is shifted around its rim', async () => {
  const map = await TestMap.opens();
  map.chooses('dark');
  map.presses(middle(23, 5));
  map.chooses('select');
  map.keys('Control+a', 'Alt+ArrowRight', 'ArrowRight', 'Enter');
  map.shows(1, 5, { isDark: true });
  map.counts(1);
  map.undoes();
  map.shows(23, 5, { isDark: true });
  map.looksAsPaintedAnew();
});

test('a room is chosen by a double click, grown with Ctrl, walled in and emptied', async () => {
  const map = await TestMap.opens();
  map.chooses('room');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.chooses('select');
  map.pressesTwice(middle(3, 3));
  map.hasChosen(block([2, 2], [4, 3]));
  map.drags([middle(8, 8), middle(9, 8)], { key: 'Control' });
  map.hasChosen([...block([2, 2], [4, 3]), ...row(8, 9, 8)]);
  map.drags(
    [
      [9.2, 8.5],
      [9.8, 8.5],
    ],
    { button: 'right' },
  );
  map.hasChosen([...block([2, 2], [4, 3]), [8, 8]]);
  await map.does('surround');
  map.shows(8, 8, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' });
  map.presses(middle(15, 15));
  map.hasChosen([[15, 15]]);
  map.pressesTwice(middle(3, 3));
  await map.does('clear');
  map.shows(2, 2);
  map.shows(1, 2);
  map.counts(5);
});

test('what falls off the rim is shown and lost, the rest is laid down', async () => {
  const map = await TestMap.opens();
  drawsWing(map);
  map.chooses('select');
  map.drags([middle(2, 2), middle(4, 3)]);
  map.begins([middle(2, 2), middle(0, 2)]);
  expect(map.held?.dropped).toBe(0);
  map.movesTo([-0.5, 2.5]);
  expect(map.held?.dropped).toBe(2);
  expect(map.painter.overlay.selection.dropped).toHaveLength(2);
  map.ends();
  map.hasChosen(block([0, 2], [1, 3]));
  map.shows(1, 2, { south: 'wall', east: 'door' });
  map.undoes();
  map.counts(16);
});

test('a monster room whose walls changed says so, and is filled anew by a command', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.chooses('room');
  map.drags([middle(3, 3), middle(6, 5)]);
  map.drags([middle(7, 3), middle(8, 5)]);
  map.chooses('monsterRoom');
  map.presses(middle(4, 4));
  expect(map.painter.overlay.stale).toEqual([]);
  expect(map.can('refillRooms')).toBe(false);
  map.chooses('eraser');
  map.drags([
    [7, 3.5],
    [7, 5.5],
  ]);
  expect(map.painter.overlay.stale).toHaveLength(1);
  await map.does('refillRooms');
  map.shows(7, 4, { holds: [words.cell.room(1)] });
  expect(map.painter.overlay.stale).toEqual([]);
  map.undoes();
  map.shows(7, 4);
  map.redoes();
  // If its wall is open, the room would fill the whole floor: this is reported, and nothing is filled.
  map.drags([
    [3, 4.5],
    [3, 4.6],
  ]);
  expect(map.painter.overlay.stale).toHaveLength(1);
  expect(map.can('refillRooms')).toBe(false);
});
