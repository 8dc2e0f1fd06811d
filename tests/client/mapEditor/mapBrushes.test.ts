import { expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { type Point, row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

/** A room of four by three cells. */
const ROOM: readonly Point[] = [
  [3.5, 3.5],
  [6.5, 5.5],
];

test('a corridor is dug with the mouse, branches off and is closed again', async () => {
  const map = await TestMap.opens();
  map.chooses('corridor');
  map.drags([
    [3.5, 8.5],
    [7.5, 8.5],
    [7.5, 11.5],
  ]);
  map.shows(3, 8, { north: 'wall', south: 'wall', west: 'wall' });
  map.shows(5, 8, { north: 'wall', south: 'wall' });
  map.shows(7, 8, { east: 'wall', south: 'wall' });
  map.shows(7, 11, { north: 'wall', east: 'wall', west: 'wall' });
  map.drags([
    [5.5, 8.5],
    [5.5, 5.5],
  ]);
  map.shows(5, 8, { north: 'wall' });
  map.shows(5, 7, { east: 'wall', west: 'wall' });
  map.drags(
    [
      [5.5, 8.5],
      [5.5, 7.5],
    ],
    { button: 'right' },
  );
  map.shows(5, 8, { north: 'wall', south: 'wall' });
});

test('zones, marks and monster rooms are painted, and the fill tool fills with each of them', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  const { cell } = words;
  map.chooses('noTeleport');
  map.drags([
    [1.5, 20.5],
    [3.5, 20.5],
  ]);
  map.showAll(row(1, 3, 20), { holds: [cell.noTeleport] });
  map.chooses('floorMark');
  map.drags([
    [3.5, 20.5],
    [4.5, 20.5],
  ]);
  map.shows(3, 20, { holds: [cell.noTeleport, cell.water] });
  map.shows(4, 20, { holds: [cell.water] });
  map.sets(words.kind, cell.flame);
  map.presses([4.5, 20.5]);
  map.shows(4, 20, { holds: [cell.flame] });
  map.presses([4.5, 20.5]);
  map.shows(4, 20);
  map.chooses('ceilingMark');
  map.presses([4.5, 20.5]);
  map.shows(4, 20, { holds: [cell.nightSky] });

  map.chooses('room');
  map.drags(ROOM);
  map.chooses('monsterRoom');
  map.sets(words.appearanceSlot, words.roomSlot(2));
  map.presses([4.5, 4.5]);
  map.shows(4, 4, { holds: [cell.room(2)] });
  map.shows(6, 5, { north: 'wall', east: 'wall', holds: [cell.room(2)] });
  map.shows(7, 5, { west: 'wall' });
  map.chooses('fill');
  map.sets(words.fillWith, cell.dark);
  map.presses([4.5, 4.5]);
  map.shows(4, 4, { holds: [cell.dark, cell.room(2)] });
  map.sets(words.fillWith, words.roomSlot(3));
  map.presses([4.5, 4.5]);
  map.shows(4, 4, { holds: [cell.dark, cell.room(3)] });
  map.presses([4.5, 4.5], { button: 'right' });
  map.shows(4, 4, { holds: [cell.dark] });
});

test('the eyedropper, or Alt and a click, picks up the tool that draws what lies there', async () => {
  const map = await TestMap.opens();
  const { words } = map;
  map.chooses('door');
  map.sets(words.kind, words.border.gate);
  map.presses([4.5, 5]);
  map.sets(words.kind, words.border.door);
  map.chooses('floorMark');
  map.sets(words.kind, words.cell.flame);
  map.presses([8.5, 8.5]);
  map.chooses('eyedropper');
  map.presses([4.5, 5]);
  expect(map.activeTool).toEqual({ tool: 'door', kind: BORDER.gate });
  map.presses([8.5, 8.5], { key: 'Alt' });
  expect(map.activeTool).toEqual({ tool: 'floorMark', mark: 2 });
  // Picking up draws nothing: the gate with its two halves, and the flame.
  map.counts(3);
});

test('the rim is one edge: it is drawn on both of its sides, and one way where asked for', async () => {
  const map = await TestMap.opens();
  map.drags([
    [5.5, 24],
    [7.5, 24],
  ]);
  map.showAll(row(5, 7, 23), { north: 'wall' });
  map.showAll(row(5, 7, 0), { south: 'wall' });
  map.drags(
    [
      [10.5, 0.1],
      [11.5, 0.1],
    ],
    { key: 'Control' },
  );
  map.showAll(row(10, 11, 0), { south: 'wall', beyond: { south: 'open' } });
  map.showAll(row(10, 11, 23), { north: 'open', beyond: { north: 'wall' } });
});

test('with Shift a room is a square', async () => {
  const map = await TestMap.opens();
  map.chooses('room');
  map.drags(
    [
      [10.5, 10.5],
      [12.5, 11.5],
    ],
    { key: 'Shift' },
  );
  map.shows(12, 12, { north: 'wall', east: 'wall' });
  map.shows(12, 11, { east: 'wall' });
});
