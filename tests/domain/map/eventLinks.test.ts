import { describe, expect, test } from 'vitest';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import type { CellField } from '#domain/map/cell.ts';
import { copiedGrid } from '#domain/map/copyFloor.ts';
import { type CellEvent, filledIn, newEvent, retypedEvent } from '#domain/map/event.ts';
import {
  type EventLink,
  isUnplaced,
  leadsTo,
  ledTo,
  linksFrom,
  linksOfFloor,
  linksTo,
  namedOrigin,
} from '#domain/map/eventLinks.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { writeCell } from '#domain/map/region.ts';
import { isWayBack, strandedStairs, wayBackOf } from '#domain/map/wayBack.ts';

const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);
const HERE = { floor: 3, x: 4, y: 5 };
const event = (id: number, values: Partial<CellEvent> = {}): CellEvent => {
  const type = eventType(id);
  if (!type) throw new Error('no such event');
  return { ...newEvent(type), ...values };
};

test('stairs, teleports and chutes lead to their cell; floor 0 is their own', () => {
  for (const id of [101, 102, 103, 104, 301, 401, 402]) {
    expect(linksFrom(event(id, { 1: 7, 2: 8, 3: 9 }), HERE)).toEqual([{ from: HERE, to: { floor: 7, x: 8, y: 9 } }]);
    expect(linksFrom(event(id, { 2: 8, 3: 9 }), HERE)).toEqual([{ from: HERE, to: { floor: 3, x: 8, y: 9 } }]);
  }
});

test('a teleport into a rectangle leads to each of its cells', () => {
  const [link] = linksFrom(event(303, { 1: 7, 2: 1, 3: 2, 4: 3, 5: 4 }), HERE);
  expect(link?.until).toEqual({ x: 3, y: 4 });
  const reaches = (x: number, y: number) => link !== undefined && leadsTo(link, { floor: 7, x, y });
  expect([reaches(1, 2), reaches(3, 4), reaches(2, 3), reaches(4, 4), reaches(0, 2)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('an elevator leads to every other floor between its ends, within the 99', () => {
  const floors = (from: number, to: number) =>
    linksFrom(event(201, { 1: from, 2: to, 3: 8, 4: 9 }), HERE).map(({ to: { floor } }) => floor);
  expect(floors(2, 5)).toEqual([2, 4, 5]);
  expect(floors(5, 2)).toEqual([]);
  expect(floors(97, 999)).toEqual([97, 98, 99]);
});

test('an elevator that is led to a floor goes that far from then on, from its own floor at first', () => {
  const range = (from: number, to: number, floor: number) => {
    const { 1: lowest, 2: highest, 3: x, 4: y } = ledTo(event(201, { 1: from, 2: to }), 3, { floor, x: 8, y: 9 });
    expect([x, y]).toEqual([8, 9]);
    return [lowest, highest];
  };
  expect(range(0, 0, 5)).toEqual([3, 5]);
  expect(range(0, 0, 1)).toEqual([1, 3]);
  expect(range(2, 4, 7)).toEqual([2, 7]);
  expect(range(2, 4, 1)).toEqual([1, 4]);
  expect(range(2, 4, 3)).toEqual([2, 4]);
});

test('an elevator stops where another one lies in the cell that it names', () => {
  const lift = event(201, { 1: 1, 2: 5, 3: 8, 4: 9 });
  const floor = (x: number, y: number) => {
    const grid = blankGrid();
    for (const field of Object.keys(lift) as CellField[]) writeField(grid, field, x, y, lift[field as keyof CellEvent]);
    return grid;
  };
  const grids = new Map([
    [1, floor(8, 9)],
    [2, floor(9, 8)],
    [3, floor(8, 9)],
    [5, floor(8, 9)],
  ]);
  const scenario = { entrances: new Map(), gridOf: (number: number) => grids.get(number) };
  expect(linksFrom(lift, HERE, scenario).map(({ to }) => to.floor)).toEqual([1, 5]);
  expect(linksTo(2, scenario)).toEqual([]);
  expect(linksTo(1, scenario).map(({ from }) => from.floor)).toEqual([2, 3, 5]);
});

test('what names no cell leads nowhere, and all links of a floor are found', () => {
  const grid = blankGrid();
  for (const [index, { id, slots }] of TYPES.entries()) {
    const target = slots.find(({ kind }) => kind === 'x' || kind === 'x1' || kind === 'labyrinth');
    const values = event(id, target && { [target.key]: 1 });
    for (const field of Object.keys(values) as CellField[]) {
      writeField(grid, field, index % 24, Math.floor(index / 24), values[field as keyof CellEvent]);
    }
  }
  const origins = (links: readonly EventLink[]) => new Set(links.map(({ from }) => TYPES[from.x + 24 * from.y]?.id));
  const nothingElse = { entrances: new Map(), gridOf: () => undefined };
  expect([...origins(linksOfFloor(grid, 3, nothingElse))]).toEqual([101, 102, 103, 104, 301, 303, 401, 402]);
  // With the entrance of labyrinth 1 known, events that name it lead there.
  const scenario = { entrances: new Map([[1, HERE]]), gridOf: (floor: number) => (floor === 7 ? grid : undefined) };
  expect([...origins(linksOfFloor(grid, 7, scenario))]).toEqual([101, 102, 103, 104, 301, 303, 304, 401, 402, 2102]);
  expect([...origins(linksTo(HERE.floor, scenario))]).toEqual([304, 2102]);
});

test('an event leads nowhere until a number of its place is said, and to the first cell of its floor by the number of that', () => {
  for (const id of [101, 301, 303, 401]) {
    expect([isUnplaced(event(id)), linksFrom(event(id), HERE)]).toEqual([true, []]);
    expect(namedOrigin(event(id), HERE.floor)).toEqual({ 1: 3 });
    const [link] = linksFrom(event(id, { 1: 3 }), HERE);
    expect(link?.to).toEqual({ floor: 3, x: 0, y: 0 });
    expect(namedOrigin(event(id, { 3: 1 }), HERE.floor)).toEqual({});
  }
  expect([isUnplaced(event(201, { 5: 7 })), isUnplaced(event(201, { 2: 4 }))]).toEqual([true, false]);
  expect([namedOrigin(event(201), 3), namedOrigin(event(304), 3), namedOrigin(event(1901), 3)]).toEqual([{}, {}, {}]);
});

test('of a copied floor what led to its first cell leads to that of the copy, and all else where it did', () => {
  const chute = (x: number, values: Partial<CellEvent>): readonly [number, CellEvent] => [x, event(401, values)];
  const from = blankGrid();
  for (const [x, values] of [chute(1, { 1: 3 }), chute(2, { 1: 3, 2: 5 }), chute(3, {}), chute(4, { 1: 9 })]) {
    writeCell(from, x, 0, values);
  }
  const copied = (type: 'all' | 'events' | 'walls') => {
    const grid = copiedGrid({ number: 3, grid: from }, { number: 8, grid: blankGrid() }, type);
    return [1, 2, 3, 4].map((x) => readField(grid, '1', x, 0));
  };
  expect(copied('all')).toEqual([8, 3, 0, 9]);
  expect(copied('events')).toEqual([8, 3, 0, 9]);
  expect(copied('walls')).toEqual([0, 0, 0, 0]);
});

describe('the way back', () => {
  test('leads from where stairs lead to where they are, with the other stairs', () => {
    const wayBack = wayBackOf(event(102, { 1: 4, 2: 8, 3: 9 }), HERE);
    expect(wayBack).toMatchObject({ at: { floor: 4, x: 8, y: 9 }, event: { event_id: 101, 1: 3, 2: 4, 3: 5 } });
    if (!wayBack) return;
    expect(isWayBack({ ...wayBack.event, 4: 2, flag: 7 }, wayBack)).toBe(true);
    expect(isWayBack({ ...wayBack.event, 2: 6 }, wayBack)).toBe(false);
    expect(isWayBack({ ...wayBack.event, event_id: 103 }, wayBack)).toBe(false);
    expect(wayBackOf(wayBack.event, wayBack.at)?.at).toEqual(HERE);
  });

  test('is asked for by stairs of both ways only, and not by those that lead to themselves', () => {
    for (const { id } of TYPES) {
      expect(wayBackOf(event(id, { 1: 1, 2: 8, 3: 9 }), HERE) !== undefined).toBe(id === 101 || id === 102);
    }
    expect(wayBackOf(event(101, { 1: 3, 2: 4, 3: 5 }), HERE)).toBeUndefined();
    // Placed where there is no floor beyond, it leads nowhere yet.
    expect(wayBackOf(event(101, { 1: 0, 2: 0, 3: 0 }), HERE)).toBeUndefined();
    expect(wayBackOf(event(101, { 1: 0, 2: 1, 3: 0 }), HERE)?.at).toEqual({ ...HERE, x: 1, y: 0 });
    expect(wayBackOf(event(101, { 2: 4, 3: 5 }), HERE)).toBeUndefined();
  });

  test('is missed by stairs whose other end a change takes away, and not by those that never had one', () => {
    const [there, lone] = [
      { floor: 4, x: 8, y: 9 },
      { floor: 3, x: 1, y: 1 },
    ];
    const [upper, lower, blank] = [blankGrid(), blankGrid(), blankGrid()];
    writeCell(upper, HERE.x, HERE.y, event(102, { 1: 4, 2: 8, 3: 9 }));
    writeCell(upper, lone.x, lone.y, event(102, { 1: 4, 2: 0, 3: 0 }));
    writeCell(lower, there.x, there.y, event(101, { 1: 3, 2: 4, 3: 5 }));
    const floors = (third: FloorGrid, fourth: FloorGrid) => (floor: number) => ({ 3: third, 4: fourth })[floor];
    const before = floors(upper, lower);
    expect(strandedStairs([3, 4], before, before)).toEqual([]);
    expect(strandedStairs([3, 4], before, floors(upper, blank))).toEqual([HERE]);
    expect(strandedStairs([3, 4], before, floors(blank, lower))).toEqual([there]);
    expect(strandedStairs([3, 4], before, floors(blank, blank))).toEqual([]);
    expect(strandedStairs([3, 4], floors(blank, lower), before)).toEqual([lone]);
  });
});

test('another kind of event keeps what means the same', () => {
  const guarded = event(1302, { 1: 11, 2: 3, 3: 40, 4: 2, flag: -5, muki: 2, A: 1, B: 6, C: 12 });
  const battle = eventType(1403);
  if (!battle) throw new Error('no such event');
  expect(retypedEvent(guarded, battle)).toEqual({ ...event(1403), 1: 40, 2: 2, flag: -5, muki: 2, A: 0, B: 6, C: 12 });
  // The author's choice of how often it happens stays.
  expect(retypedEvent({ ...guarded, A: 0 }, battle).A).toBe(0);
  expect(retypedEvent(event(1401, { A: 1 }), battle).A).toBe(1);
  for (const before of TYPES) {
    for (const after of TYPES) expect(retypedEvent(newEvent(before), after)).toEqual(newEvent(after));
  }
});

test('the N of a condition begins anew when it counts or names something else, and only then', () => {
  const asking = event(1605, { 1: 1, 2: 12, 3: 9 });
  expect(filledIn(asking, '1', 2)).toEqual({ 1: 2 });
  expect([3, 4, 5, 6].map((condition) => filledIn(asking, '1', condition))).toEqual([
    { 1: 3, 2: 1 },
    { 1: 4, 2: 0 },
    { 1: 5, 2: 999 },
    { 1: 6, 2: 0 },
  ]);
  expect(filledIn(asking, '2', 13)).toEqual({ 2: 13 });
  expect(filledIn(event(1101, { 1: 7, 2: 3 }), '1', 8)).toEqual({ 1: 8 });
});
