import { expect, test } from 'vitest';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { BORDER } from '#domain/map/cell.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { ToolName } from '../../e2e/support/words.ts';
import { TestFloors } from './support/TestFloors.ts';
import { type Point, row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

/** A path along the grid line y=5, from the cell x2 to the cell x6. */
const LINE: readonly Point[] = [
  [2.5, 5],
  [6.5, 5],
];

test('a wall is drawn in one drag, with its corner too, and its edges are counted meanwhile', async () => {
  const map = await TestMap.opens();
  map.pointsAt([2.5, 5]);
  map.tells('x2 y5　南の辺　1本の辺を描く');
  map.begins([
    [2.5, 5],
    [7, 5],
    [7, 8.5],
  ]);
  map.tells(/　9本の辺を描く$/);
  map.ends();
  map.showAll(row(2, 5, 5), { south: 'wall' });
  map.shows(6, 5, { south: 'wall', east: 'wall' });
  for (const y of [6, 7, 8]) map.shows(6, y, { east: 'wall' });
  map.showAll(row(2, 6, 4), { north: 'wall' });
  map.counts(5 + 5 + 3 + 4);
});

test('a drag that the browser reports in one leap misses no edge', async () => {
  const map = await TestMap.opens();
  map.drags(
    [
      [1.5, 10],
      [21.5, 10],
    ],
    { movements: 1 },
  );
  map.showAll(row(1, 21, 10), { south: 'wall' });
  map.counts(42);
});

test('the right button erases, and so does the left one that begins on a wall', async () => {
  const map = await TestMap.opens();
  map.drags(LINE);
  map.counts(10);
  map.drags(LINE.slice(0, 1), { button: 'right' });
  map.shows(2, 5);
  map.shows(3, 5, { south: 'wall' });
  map.drags([
    [3.5, 5],
    [6.5, 5],
  ]);
  map.counts(0);
});

test('Esc and the other button cancel a stroke', async () => {
  const map = await TestMap.opens();
  map.begins(LINE);
  map.keys('Escape');
  map.ends();
  map.begins(LINE);
  map.pressesButton('right');
  map.ends({ button: 'right' });
  map.ends();
  map.counts(0);
  // The next stroke works as usual.
  map.drags(LINE);
  map.counts(10);
});

test('a hand that rests on the map beside a pen draws nothing and ends no stroke, whichever came first', async () => {
  const palm: Point = [10, 10];
  const map = await TestMap.opens();
  map.pointerType = 'pen';
  map.begins([LINE[0] as Point, [4.5, 5]]);
  map.touches('pointerdown', palm);
  map.touches('pointermove', [10.2, 10]);
  map.movesTo([5.5, 5], 6);
  map.touches('pointerup', palm);
  map.movesTo([6.5, 5], 6);
  map.ends();
  map.counts(10);

  // The palm rests there before the pen appears, and has begun to draw.
  const other = await TestMap.opens();
  other.touches('pointerdown', palm);
  other.touches('pointermove', [12, 10]);
  other.pointerType = 'pen';
  other.drags(LINE);
  other.touches('pointermove', [13, 10]);
  other.touches('pointerup', palm);
  other.counts(10);
});

test('with Ctrl only the half on the side of the pointer is drawn', async () => {
  const map = await TestMap.opens();
  map.drags(
    [
      [2.5, 5.1],
      [4.5, 5.1],
    ],
    { key: 'Control' },
  );
  map.showAll(row(2, 4, 5), { south: 'wall', beyond: { south: 'open' } });
  map.showAll(row(2, 4, 4), { north: 'open', beyond: { north: 'wall' } });
});

test('with Shift a wall stays straight', async () => {
  const map = await TestMap.opens();
  map.drags(
    [
      [2.5, 5],
      [6.5, 7.4],
    ],
    { key: 'Shift' },
  );
  map.showAll(row(2, 6, 5), { south: 'wall' });
  map.counts(10);
});

test('a door brings its wall; erased once it leaves the wall, erased again nothing', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.chooses('door');
  map.presses([4.5, 5]);
  map.shows(4, 5, { south: 'door' });
  map.shows(4, 4, { north: 'door' });
  map.presses([4.5, 5], { button: 'right' });
  map.shows(4, 5, { south: 'wall' });
  map.presses([4.5, 5], { button: 'right' });
  map.shows(4, 5);
  map.sets(words.kind, words.border.gate);
  map.presses([8, 3.5]);
  map.shows(8, 3, { west: 'gate' });
  expect(map.activeTool).toMatchObject({ tool: 'door', kind: BORDER.gate });
});

test('a room has walls around, nothing inside, and a door where asked for', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.drags([
    [12, 9.5],
    [12, 13.5],
  ]);
  map.chooses('room');
  map.sets(words.doorOnSide, words.south);
  map.drags([
    [10.5, 10.5],
    [12.5, 12.5],
  ]);
  map.shows(10, 10, { south: 'wall', west: 'wall' });
  map.shows(11, 10, { south: 'door' });
  map.shows(12, 10, { south: 'wall', east: 'wall' });
  map.shows(11, 11);
  map.shows(12, 12, { north: 'wall', east: 'wall' });
  map.shows(10, 12, { north: 'wall', west: 'wall' });
  map.shows(11, 13, { south: 'wall', east: 'wall' });
});

test('the eraser takes edges, with Shift all that a cell holds', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.chooses('room');
  map.drags([
    [3.5, 3.5],
    [5.5, 5.5],
  ]);
  map.chooses('dark');
  map.presses([4.5, 4.5]);
  map.shows(4, 4, { isDark: true });
  map.chooses('eraser');
  map.drags([
    [3.5, 6],
    [5.5, 6],
  ]);
  map.shows(4, 5);
  map.shows(3, 5, { west: 'wall' });
  map.drags(
    [
      [3.5, 3.5],
      [3.5, 5.5],
    ],
    { key: 'Shift' },
  );
  for (const y of [3, 4, 5]) map.shows(3, y);
  map.shows(4, 4, { isDark: true });
  map.sets(words.gesture, words.rectangle);
  map.drags([
    [0.5, 0.5],
    [8.5, 8.5],
  ]);
  map.counts(0);
});

test('a dark zone is painted, drawn as a rectangle, and filled up to its walls', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.chooses('dark');
  map.drags([
    [1.5, 20.5],
    [5.5, 20.5],
  ]);
  map.showAll(row(1, 5, 20), { isDark: true });
  map.sets(words.gesture, words.rectangle);
  map.drags([
    [10.5, 18.5],
    [12.5, 20.5],
  ]);
  for (const y of [18, 19, 20]) map.showAll(row(10, 12, y), { isDark: true });
  map.counts(5 + 9);
  map.chooses('room');
  map.drags([
    [2.5, 2.5],
    [3.5, 3.5],
  ]);
  map.chooses('dark');
  map.sets(words.gesture, words.fill);
  map.presses([2.5, 2.5]);
  map.shows(3, 3, { north: 'wall', east: 'wall', isDark: true });
  map.shows(2, 2, { south: 'wall', west: 'wall', isDark: true });
  map.shows(4, 3, { west: 'wall' });
  map.presses([2.5, 2.5], { button: 'right' });
  map.shows(3, 3, { north: 'wall', east: 'wall' });
});

test('zooming and panning leave under the pointer what was there', async () => {
  const map = await TestMap.opens();
  map.pointsAt([7.5, 12]);
  map.tells('x7 y12');
  map.turnsWheel(-400);
  expect(map.zoom).toBe(190);
  map.pressesButton('left');
  map.ends();
  map.shows(7, 12, { south: 'wall' });
  // The floor moves with the pointer, so the same place is under it at the release.
  map.pressesButton('middle');
  map.movesTo(map.middle, 5);
  map.ends({ button: 'middle' });
  map.pressesButton('right');
  map.ends({ button: 'right' });
  map.counts(0);
  map.keys('0');
  expect(map.zoom).toBe(100);
  map.presses([7.5, 12]);
  map.shows(7, 12, { south: 'wall' });
});

/** A tool, and the points of its stroke. */
const STROKES: readonly (readonly [ToolName | 'phantom', ...Point[]])[] = [
  // Walls along, across and up to each other; across the rim; a room that becomes smaller again while it is drawn.
  ['wall', [2.5, 5], [7, 5], [7, 8.5]],
  ['wall', [5, 3.5], [5, 7.5]],
  ['wall', [0, 3.5], [0, 9], [4, 9]],
  ['dark', [3.5, 6.5], [9.5, 6.5]],
  ['room', [9.5, 3.5], [15.5, 9.5], [12.5, 7.5]],
  ['door', [12, 5.5], [12, 6.5]],
  ['wall', [9.5, 6], [14.5, 6]],
  ['phantom', [17, 4.5], [17, 8.5]],
  ['wall', [16.5, 6], [18.5, 6]],
  ['wall', [15.5, 7], [16.5, 7]],
  ['room', [4.5, 4.5], [10.5, 11.5]],
  ['noTeleport', [6.5, 6.5], [9.5, 8.5]],
  ['monsterRoom', [13.5, 5.5]],
  // A stroke that begins on its own kind erases it.
  ['wall', [5.5, 5], [6.5, 5]],
  ['dark', [5.5, 6.5], [7.5, 6.5]],
  ['noTeleport', [6.5, 6.5], [7.5, 7.5]],
  ['room', [21.5, 2.5], [22.5, 21.5], [22.5, 4.5]],
];

test.each([24, 20, 16] as const)('on a floor of %i, what is painted on looks as the map painted anew', async (size) => {
  const floors = new TestFloors();
  floors.has(1, { values: { ...floorMap.blank, labyrinth_size: FLOOR_SIZES.indexOf(size) } });
  const map = await TestMap.opens({ floors });
  const { words } = map;
  map.painter.notes();
  for (const [tool, first, ...rest] of STROKES) {
    map.chooses(tool === 'phantom' ? 'door' : tool);
    if (tool === 'phantom') map.sets(words.kind, mapEditorTexts['map.border.phantomWall'].ja);
    map.begins([first as Point]);
    for (const point of rest) {
      map.movesTo(point, 4);
      map.looksAsPaintedAnew();
    }
    map.ends();
    map.looksAsPaintedAnew();
  }
  map.begins([
    [12.5, 14.5],
    [16.5, 19.5],
    [15.5, 18.5],
  ]);
  map.keys('Escape');
  map.ends();
  map.looksAsPaintedAnew();
  for (const _stroke of STROKES) {
    map.undoes();
    map.looksAsPaintedAnew();
  }
  map.counts(0);
});
