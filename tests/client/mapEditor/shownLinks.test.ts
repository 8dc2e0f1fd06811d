import { expect, test } from 'vitest';
import { linkEnd } from '#client/mapEditor/canvas/paintLinks.ts';
import { grabbed as grab, type LinkState, shownLinks } from '#client/mapEditor/canvas/shownLinks.ts';
import { type EventChange, eventPatch } from '#client/mapEditor/events/eventPatch.ts';
import { dragged } from '#client/mapEditor/tools/dragged.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';

const put = (grid: FloorGrid, x: number, y: number, event: EventChange): FloorGrid =>
  applyPatch(grid, eventPatch(grid, x, y, event, 'map.event.edit.raw'));
/**
 * A floor with a chute to x9 y9 of the same floor, one to floor 07, one that leads nowhere yet, an inn, and teleports to labyrinth 4's
 * entrance and into x14-17 y14-15.
 */
const GRID = [
  [2, 2, { event_id: 401, 2: 9, 3: 9 }],
  [4, 4, { event_id: 401, 1: 7, 2: 1, 3: 1 }],
  [6, 6, { event_id: 401 }],
  [8, 8, { event_id: 1901 }],
  [10, 2, { event_id: 304, 1: 4 }],
  [12, 12, { event_id: 303, 2: 14, 3: 14, 4: 17, 5: 15 }],
].reduce((grid, [x, y, event]) => put(grid, x as number, y as number, event as EventChange), blankGrid());

/** A scenario without labyrinths and other floors. */
const NOTHING_ELSE = { entrances: new Map(), gridOf: () => undefined };
const strokeState = (parts: Partial<LinkState>): LinkState => ({
  grid: GRID,
  floor: 3,
  size: 24,
  scenario: NOTHING_ELSE,
  arrivals: [],
  isAll: false,
  chosen: undefined,
  at: undefined,
  ...parts,
});
const origins = (parts: Partial<LinkState>) => shownLinks(strokeState(parts)).map(({ from }) => `${from.x} ${from.y}`);
const valuesAt = (parts: Partial<LinkState>, x: number, y: number) =>
  grab(strokeState(parts), { at: { x, y }, reach: 0.28, slack: 0.1, isStraight: false });
const grabbed = (parts: Partial<LinkState>, x: number, y: number) => {
  const values = valuesAt(parts, x, y);
  return values && { floor: values.floor, x: values.x, y: values.y };
};

test('links are drawn of the event looked at and of the one pointed at, each once, or of all', () => {
  expect(origins({})).toEqual([]);
  expect(origins({ at: { x: 2, y: 2 } })).toEqual(['2 2']);
  expect(origins({ chosen: { x: 2, y: 2 }, at: { x: 2, y: 2 } })).toEqual(['2 2']);
  expect(origins({ chosen: { x: 4, y: 4 }, at: { x: 2, y: 2 } })).toEqual(['4 4', '2 2']);
  expect(origins({ at: { x: 8, y: 8 } })).toEqual([]);
  expect(origins({ isAll: true })).toEqual(['2 2', '4 4', '6 6', '12 12']);
});

test('a link is grabbed at its target on this floor, else at the badge beside its event', () => {
  expect(grabbed({ chosen: { x: 2, y: 2 } }, 9.6, 9.4)).toEqual({ floor: 3, x: 2, y: 2 });
  expect(grabbed({ chosen: { x: 2, y: 2 } }, 9.9, 9.9)).toBeUndefined();
  expect(grabbed({ at: { x: 2, y: 2 } }, 9.5, 9.5)).toBeUndefined();
  for (const cell of [4, 6]) {
    expect(grabbed({ chosen: { x: cell, y: cell } }, cell + 1.3, cell + 1.3)).toEqual({ floor: 3, x: cell, y: cell });
  }
  expect(grabbed({ isAll: true }, 9.5, 9.5)).toEqual({ floor: 3, x: 2, y: 2 });
});

test('an arrow leads to the entrance of a labyrinth where that is known, and stays there', () => {
  const entrances = new Map([[4, { floor: 3, x: 14, y: 6 }]]);
  const at = { x: 10, y: 2 };
  expect(shownLinks(strokeState({ chosen: at }))).toEqual([]);
  const scenario = { ...NOTHING_ELSE, entrances };
  expect(shownLinks(strokeState({ chosen: at, scenario }))).toEqual([
    { from: { floor: 3, ...at }, to: entrances.get(4) },
  ]);
  expect(grabbed({ isAll: true, scenario }, 14.5, 6.5)).toBeUndefined();
});

test('a rectangle is grabbed in its middle and dragged whole, with its size kept on the floor', () => {
  expect(grabbed({ isAll: true }, 15.9, 15.1)).toEqual({ floor: 3, x: 12, y: 12 });
  expect(grabbed({ isAll: true }, 14.5, 14.5)).toBeUndefined();
  const dropped = (floor: number, cell: { x: number; y: number }, size = 24) => {
    const { to, until } = dragged(valuesAt({ isAll: true }, 16, 14.9) ?? {}, { floor, ...cell }, size);
    return [to.floor, to.x, to.y, until?.x, until?.y];
  };
  expect(dropped(3, { x: 16, y: 14 })).toEqual([3, 14, 14, 17, 15]);
  expect(dropped(3, { x: 10, y: 4 })).toEqual([3, 8, 4, 11, 5]);
  expect(dropped(3, { x: 0, y: 19 }, 20)).toEqual([3, 0, 18, 3, 19]);
  expect(dropped(3, { x: 19, y: 0 }, 20)).toEqual([3, 16, 0, 19, 1]);
});

test('what comes from another floor is shown where it arrives, unless the same way leads back, and is grabbed there', () => {
  const chute = { from: { floor: 2, x: 1, y: 1 }, to: { floor: 3, x: 5, y: 5 } };
  const wayBack = { from: { floor: 7, x: 1, y: 1 }, to: { floor: 3, x: 4, y: 4 } };
  const beyondTheRim = { from: { floor: 2, x: 8, y: 1 }, to: { floor: 3, x: 20, y: 20 } };
  const arrivals = [chute, wayBack, beyondTheRim];
  const above = put(blankGrid(), 1, 1, { event_id: 401, 1: 3, 2: 5, 3: 5 });
  const scenario = { ...NOTHING_ELSE, gridOf: (floor: number) => (floor === 2 ? above : undefined) };
  expect(shownLinks(strokeState({ arrivals, at: { x: 5, y: 5 } }))).toEqual([chute]);
  expect(shownLinks(strokeState({ arrivals, at: { x: 6, y: 5 } }))).toEqual([]);
  expect(shownLinks(strokeState({ arrivals, at: { x: 4, y: 4 } })).map(({ from }) => from.floor)).toEqual([3]);
  expect(shownLinks(strokeState({ arrivals, isAll: true, size: 16 })).filter(({ from }) => from.floor !== 3)).toEqual([
    chute,
  ]);
  expect(grabbed({ arrivals, scenario, at: { x: 5, y: 5 } }, 5.5, 5.5)).toBeUndefined();
  const values = valuesAt({ arrivals, scenario, chosen: { x: 5, y: 5 } }, 5.5, 5.5);
  expect(dragged(values ?? {}, { floor: 3, x: 9, y: 2 }, 24)).toEqual({ ...chute, to: { floor: 3, x: 9, y: 2 } });
});

test('an elevator is shown at the floors at which it stops, else it asks', () => {
  const elevator = { event_id: 201, 1: 1, 2: 6, 3: 5, 4: 6 };
  const grid = put(blankGrid(), 5, 6, elevator);
  const floors = new Map([
    [1, grid],
    [2, put(blankGrid(), 5, 7, elevator)],
    [5, grid],
  ]);
  const scenario = { ...NOTHING_ELSE, gridOf: (floor: number) => floors.get(floor) };
  const shown = (parts: Partial<LinkState>) => shownLinks(strokeState({ grid, chosen: { x: 5, y: 6 }, ...parts }));
  expect(shown({ scenario }).map(({ to }) => to?.floor)).toEqual([1, 5]);
  expect(shown({}).map(({ to }) => to)).toEqual([undefined]);
});

test('a badge stays on the floor', () => {
  const from = { floor: 3, x: 23, y: 0 };
  const end = linkEnd({ from, to: { floor: 4, x: 0, y: 0 } }, 3, 24);
  expect(end.x).toBeLessThan(23);
  expect(end.y).toBeGreaterThan(1);
});

test('an edit of an event changes what it names and nothing else', () => {
  const patch = eventPatch(GRID, 2, 2, { event_id: 401, 2: 5, flag: 0 }, 'map.event.edit.target');
  expect(patch).toEqual({
    label: { key: 'map.event.edit.target', count: 1 },
    cells: [{ x: 2, y: 2, before: { 2: 9 }, after: { 2: 5 } }],
  });
  expect(eventPatch(GRID, 2, 2, { 2: 9 }, 'map.event.edit.raw').cells).toEqual([]);
});
