import { expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { TestFloors } from './support/TestFloors.ts';
import { row } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

/** Opens the same saved floor in two tabs of one author. */
async function twoTabs() {
  const [floors, storage] = [new TestFloors(), memoryStorage()];
  return { floors, here: await TestMap.opens({ floors, storage }), there: await TestMap.opens({ floors, storage }) };
}

test('strokes in different places both survive, and nobody is asked', async () => {
  const { floors, here, there } = await twoTabs();
  here.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await here.isSaved();
  there.drags([
    [12.5, 15],
    [16.5, 15],
  ]);
  await there.isSaved();
  expect(there.conflicts).toBe(0);
  for (const tab of [there, await TestMap.opens({ floors })]) {
    tab.showAll(row(2, 6, 5), { south: 'wall' });
    tab.showAll(row(12, 16, 15), { south: 'wall' });
    tab.counts(20);
  }
  there.looksAsPaintedAnew();
});

test.each(['mine', 'theirs'] as const)('the same side drawn differently is decided: %s', async (choice) => {
  const sides = { mine: 'door', theirs: 'wall' } as const;
  const chosen = sides[choice];
  const other = sides[choice === 'mine' ? 'theirs' : 'mine'];
  const { floors, here, there } = await twoTabs();
  here.presses([8.5, 9]);
  await here.isSaved();
  there.chooses('door');
  there.presses([8.5, 9]);
  await there.saysOfSaving('conflict');
  expect(there.conflicts).toBe(1);
  there.decides(choice);
  there.shows(8, 9, { south: chosen });
  await there.isSaved();
  expect(there.conflicts).toBe(0);
  // One undo restores the value that was not chosen.
  there.undoes();
  there.shows(8, 9, { south: other });
  await there.isSaved();
  there.redoes();
  there.shows(8, 9, { south: chosen });
  await there.isSaved();
  expect(readCell(floors.stored(1).grid, 8, 9).south).toBe(BORDER[chosen]);
});

test('an event that one tab deletes while the other fills it in is asked about as one', async () => {
  const { here } = await twoTabs();
  await here.places(1801, [4, 5]);
  await here.isSaved();
  const other = await TestMap.opens({ floors: here.floors });
  here.drags(
    [
      [4.2, 5.5],
      [4.8, 5.5],
    ],
    { button: 'right' },
  );
  await here.isSaved();
  await other.fillsIn([4, 5], '1', 50);
  await other.saysOfSaving('conflict');
  other.decides('theirs');
  expect(other.eventAt(4, 5).event_id).toBe(0);
  await other.isSaved();
  other.undoes();
  expect(other.eventAt(4, 5)).toMatchObject({ event_id: 1801, 1: 50 });
});

test('what another tab has drawn below a stroke under way is there when it is done', async () => {
  const { here, there } = await twoTabs();
  there.presses([2.5, 20]);
  there.begins([[12.5, 15]]);
  here.presses([14.5, 15]);
  await here.isSaved();
  // Its own save is refused, and the answer contains the other tab's drawing.
  await there.isSaved();
  there.movesTo([13.5, 15]);
  there.ends();
  await there.isSaved();
  there.showAll(row(12, 14, 15), { south: 'wall' });
  there.shows(2, 20, { south: 'wall' });
  there.looksAsPaintedAnew();
});

test('strokes made without a connection go out with the next one, and are there after a reload', async () => {
  const [floors, storage] = [new TestFloors(), memoryStorage()];
  const map = await TestMap.opens({ floors, storage });
  floors.isReachable = false;
  map.drags([
    [2.5, 5],
    [6.5, 5],
  ]);
  await map.saysOfSaving('retrying');
  floors.isReachable = true;
  // The tab is closed; the next one takes over its unsaved changes.
  const next = await TestMap.opens({ floors, storage });
  next.showAll(row(2, 6, 5), { south: 'wall' });
  await next.isSaved();
  next.undoes();
  next.counts(0);
  await next.isSaved();
  (await TestMap.opens({ floors })).counts(0);
});
