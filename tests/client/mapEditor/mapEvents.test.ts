import { describe, expect, test, vi } from 'vitest';
import { timings } from '#client/timings.ts';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { readMapJson, writeMapJson } from '#domain/map/files/mapJson.ts';
import { blankGrid, gridsEqual } from '#domain/map/floorGrid.ts';
import { gridFormText } from '#domain/map/gridFormText.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { cellOf, type WireMaps } from '../../support/maps.ts';
import { TestFloors } from './support/TestFloors.ts';
import { TestMap } from './support/TestMap.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);
const [DOWN, CHUTE, RECTANGLE, INN, SHOP] = [102, 401, 303, 1901, 1902];
/** The value for all numbers, as far as their fields accept it. */
const NUMBER = 7;

describe.each(TYPES)('event $id, $name.ja,', (type) => {
  test('is put down, is filled in number by number, goes to the server, and comes back from a file', async () => {
    const floors = new TestFloors();
    const map = await TestMap.opens({ floors, floor: 20 });
    await map.places(type.id, [5, 6]);
    map.looksAsPaintedAnew();
    const told = () => map.nameOf(5, 6);
    expect(told()).toMatch(new RegExp(`^x5 y6、${type.name.ja}`));
    const wanted: Record<string, number> = {};
    // A slot may hold the number of a thing that the description leaves out until it is filled in.
    for (const { path } of eventSlots(type, map.eventAt(5, 6))) {
      const before = map.eventAt(5, 6);
      wanted[path] = await map.fillsIn([5, 6], path, NUMBER);
      expect(map.eventAt(5, 6)).toMatchObject(wanted);
      if (map.eventAt(5, 6)[path as 'A'] === before[path as 'A']) continue;
      // Each field is one step.
      map.undoes();
      expect(map.eventAt(5, 6)).toEqual(before);
      map.redoes();
    }
    expect(told()).not.toMatch(/map\.|\{\{|undefined/);
    await map.isSaved();
    const { grid, values } = floors.stored(20);
    const { event } = cellOf(JSON.parse(gridFormText(grid)) as WireMaps, 5, 6);
    expect(event).toMatchObject({ id: type.id, data: wanted });

    const file = writeMapJson([{ number: 20, grid, settings: { ...floorMap.blank, ...values } }]);
    const [read] = readMapJson(JSON.parse(file));
    expect(gridsEqual(read?.grid ?? blankGrid(), grid)).toBe(true);
  });

  test('takes nobody’s place, goes with the right button, and comes back with undo', async () => {
    const map = await TestMap.opens({ floor: 20 });
    await map.places(type.id, [5, 6]);
    const placed = map.eventAt(5, 6);
    await map.places(type.id === INN ? SHOP : INN, [5, 6]);
    expect(map.eventAt(5, 6)).toEqual(placed);
    // Without moving, the right button opens the menu of the cell.
    map.presses([5.5, 6.5], { button: 'right' });
    expect([map.menus, map.eventAt(5, 6)]).toEqual([[[5, 6]], placed]);
    map.drags(
      [
        [5.2, 6.5],
        [5.8, 6.5],
      ],
      { button: 'right' },
    );
    await map.settles();
    map.counts(0);
    map.undoes();
    await map.settles();
    expect(map.eventAt(5, 6)).toEqual(placed);
    map.looksAsPaintedAnew();
  });
});

test('stairs make their way back on the floor to which they lead, and take it away when they go', async () => {
  const floors = new TestFloors();
  const map = await TestMap.opens({ floors });
  await map.places(DOWN, [4, 5]);
  map.shows(4, 5, { holds: ['下り階段：02階 (4, 5) へ'] });
  expect(map.news.map(({ kind }) => kind)).toHaveLength(1);
  // G goes to the target.
  map.keys('g');
  await map.isSaved();
  expect(map.floor).toBe(2);
  map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
  expect(floors.stored(2).revision).toBeGreaterThan(0);
  map.keys('g');
  await map.settles();
  expect(map.floor).toBe(1);
  map.drags(
    [
      [4.2, 5.5],
      [4.8, 5.5],
    ],
    { button: 'right' },
  );
  await map.settles();
  map.shows(4, 5);
  await map.goesTo(2);
  map.counts(0);
  // Undo restores both; another undo, made on their target's floor, removes both.
  map.undoes();
  await map.settles();
  expect(map.floor).toBe(1);
  map.shows(4, 5, { holds: ['下り階段：02階 (4, 5) へ'] });
  await map.goesTo(2);
  map.shows(4, 5, { holds: ['上り階段：01階 (4, 5) へ'] });
  map.undoes();
  await map.settles();
  await map.goesTo(1);
  map.shows(4, 5);
  await map.isSaved();
});

test.each([true, false])('an event in the way of stairs back is asked about: %s', async (agrees) => {
  const map = await TestMap.opens({ floor: 2 });
  map.agrees = agrees;
  await map.places(INN, [4, 5]);
  await map.goesTo(1);
  await map.places(DOWN, [4, 5]);
  await map.settles();
  expect(map.questions).toHaveLength(1);
  await map.goesTo(2);
  map.shows(4, 5, { holds: [agrees ? '上り階段：01階 (4, 5) へ' : '宿屋'] });
});

test('a target is picked on another floor, dragged, and taken back', async () => {
  const map = await TestMap.opens();
  await map.places(CHUTE, [2, 2]);
  map.shows(2, 2, { holds: ['シュート：02階 (2, 2) へ'] });
  map.picks(2, 2);
  await map.goesTo(3);
  map.presses([7.5, 8.5]);
  await map.settles();
  expect(map.floor).toBe(1);
  map.shows(2, 2, { holds: ['シュート：03階 (7, 8) へ'] });
  // Esc cancels picking.
  map.pointsAt([2.5, 2.5]);
  map.keys('Shift+G');
  expect(map.isPicking).toBe(true);
  map.keys('PageDown');
  await map.settles();
  expect(map.floor).toBe(2);
  map.keys('Escape');
  await map.settles();
  expect([map.isPicking, map.floor]).toEqual([false, 1]);
  map.shows(2, 2, { holds: ['シュート：03階 (7, 8) へ'] });
  // A press on the badge does not drag: with Shift it places the same kind again in the cell under the badge.
  map.presses([3.3, 3.3], { key: 'Shift' });
  map.shows(3, 3, { holds: ['シュート：02階 (3, 3) へ'] });
  map.shows(2, 2, { holds: ['シュート：03階 (7, 8) へ'] });
  map.undoes();
  map.shows(3, 3);
  map.presses([2.5, 2.5]);
  // Dropped on this floor, the badge becomes a link to here; then its end is dragged on.
  map.drags([
    [3.3, 3.3],
    [10.5, 10.5],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['シュート：この階の (10, 10) へ'] });
  map.drags([
    [10.5, 10.5],
    [12.5, 4.5],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['シュート：この階の (12, 4) へ'] });
  map.shows(10, 10);
  map.drags([
    [12.5, 4.5],
    [0.5, 0.5],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['シュート：01階 (0, 0) へ'] });
  map.undoes();
  map.undoes();
  map.shows(2, 2, { holds: ['シュート：この階の (10, 10) へ'] });
});

test('a rectangle is picked by dragging over it, and dragged by its middle', async () => {
  const map = await TestMap.opens();
  await map.places(RECTANGLE, [2, 2]);
  map.picks(2, 2);
  map.drags([
    [5.5, 6.5],
    [8.5, 9.5],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['範囲内のどこかへ転移：この階の (5, 6)〜(8, 9) のどこかへ'] });
  // It keeps its size, and stays on the floor.
  map.drags([
    [7, 8],
    [12, 20],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['範囲内のどこかへ転移：この階の (10, 18)〜(13, 21) のどこかへ'] });
  map.drags([
    [12, 20],
    [23.5, 23.5],
  ]);
  await map.settles();
  map.shows(2, 2, { holds: ['範囲内のどこかへ転移：この階の (20, 20)〜(23, 23) のどこかへ'] });
});

test('undo goes back over the floors in the order in which they were drawn on, and redo forth', async () => {
  const map = await TestMap.opens();
  map.chooses('dark');
  map.presses([4.5, 5.5]);
  await map.goesTo(2);
  map.presses([8.5, 9.5]);
  await map.goesTo(1);
  await map.places(DOWN, [12, 12]);
  const undoes = async () => {
    map.undoes();
    await map.settles();
    return map.floor;
  };
  expect(await undoes()).toBe(1);
  map.shows(12, 12);
  expect(await undoes()).toBe(2);
  map.counts(0);
  expect(await undoes()).toBe(1);
  map.counts(0);
  expect(map.can('undo')).toBe(false);
  const floors: number[] = [];
  for (let step = 0; step < 3; step++) {
    map.redoes();
    await map.settles();
    floors.push(map.floor);
  }
  expect(floors).toEqual([1, 2, 1]);
  map.shows(12, 12, { holds: ['下り階段：02階 (12, 12) へ'] });
});

test('one event is placed, then the tool opens events; an empty cell closes the form before it lists the kinds', async () => {
  const map = await TestMap.opens();
  await map.places(INN, [4, 5]);
  expect([map.placing.armed, map.placing.openCell]).toEqual([0, [4, 5]]);
  // The first press in an empty cell closes the form, the second lists the kinds, and neither draws.
  map.presses([8.5, 8.5]);
  expect([map.placing.openCell, map.placing.choice]).toEqual([undefined, undefined]);
  map.presses([8.5, 8.5]);
  expect(map.placing.choice?.at).toMatchObject({ x: 8, y: 8 });
  map.counts(1);
  map.presses([4.5, 5.5]);
  expect(map.placing.openCell).toEqual([4, 5]);
  // An armed kind waits until the form is closed.
  map.placing.arm(SHOP);
  map.presses([4.5, 5.5]);
  map.presses([9.5, 9.5]);
  map.counts(1);
});

test('Shift and the lock place the same kind again, by mouse and by key; without them no kind stays armed', async () => {
  const map = await TestMap.opens();
  await map.places(INN, [4, 5]);
  map.presses([5.5, 5.5], { key: 'Shift' });
  map.keys('ArrowRight');
  map.keys('Shift+Enter');
  for (const x of [4, 5, 6]) map.shows(x, 5, { holds: ['宿屋'] });
  expect(map.placing.armed).toBe(0);
  map.placing.lock(true);
  await map.places(SHOP, [4, 7]);
  map.presses([5.5, 7.5]);
  map.keys('ArrowRight');
  map.keys('Enter');
  for (const x of [4, 5, 6]) map.shows(x, 7, { holds: ['商店'] });
  map.placing.lock(false);
  map.presses([4.5, 5.5]);
  expect(map.placing.armed).toBe(0);
});

test('at first no kind is armed and Shift has none to repeat: what is pressed lists the kinds', async () => {
  const map = await TestMap.opens();
  map.chooses('event');
  expect(map.placing.armed).toBe(0);
  map.presses([4.5, 5.5], { key: 'Shift' });
  map.counts(0);
  expect(map.placing.choice).toMatchObject({ at: { floor: 1, x: 4, y: 5 }, beside: { width: expect.any(Number) } });
});

test('the right button has a menu with tools that open or select, and erases with those that draw; so does a pen', async () => {
  const map = await TestMap.opens();
  for (const tool of ['event', 'select'] as const) {
    map.chooses(tool);
    map.presses([3.5, 3.5], { button: 'right' });
  }
  expect(map.menus).toEqual([
    [3, 3],
    [3, 3],
  ]);
  for (const type of ['mouse', 'pen'] as const) {
    map.pointerType = type;
    map.chooses('dark');
    map.presses([6.5, 6.5]);
    map.counts(1);
    map.presses([6.5, 6.5], { button: 'right' });
    map.counts(0);
  }
  expect(map.menus).toHaveLength(2);
  // Its key opens it with any tool.
  map.keys('ArrowRight');
  map.keys('Shift+F10');
  map.keys('ContextMenu');
  expect(map.menus.slice(2)).toEqual([
    [7, 6],
    [7, 6],
  ]);
});

/** A long press, and a moment for what the finger did meanwhile. Milliseconds. */
const LONG_ENOUGH = timings.longPress + 1;

test('a finger that rests opens the menu and draws nothing; one that moves or is lifted does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const map = await TestMap.opens();
  map.chooses('dark');
  map.touches('pointerdown', [4.5, 4.5]);
  vi.advanceTimersByTime(LONG_ENOUGH);
  map.touches('pointerup', [4.5, 4.5]);
  expect(map.menus).toEqual([[4, 4]]);
  map.counts(0);
  map.touches('pointerdown', [4.5, 4.5]);
  map.touches('pointermove', [7.5, 4.5]);
  vi.advanceTimersByTime(LONG_ENOUGH);
  map.touches('pointerup', [7.5, 4.5]);
  map.touches('pointerdown', [9.5, 9.5]);
  map.touches('pointerup', [9.5, 9.5]);
  vi.advanceTimersByTime(LONG_ENOUGH);
  expect(map.menus).toHaveLength(1);
  vi.useRealTimers();
});
