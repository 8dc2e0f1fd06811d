import { expect, test } from 'vitest';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { carryStoredSteps } from '#client/resource/renumber/carryStoredSteps.ts';
import type { CellField } from '#domain/map/cell.ts';
import { renumberedEvents } from '#domain/map/eventReferences.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { memoryStorage } from '../memoryStorage.ts';

const OWNER = 'author.scenario';
const AT = [3, 20] as const;
/** Item 1 becomes 10, and item 2 becomes 1. */
const renumbered = {
  kind: 'item',
  moves: new Map([
    [1, 10],
    [2, 1],
  ]),
} as const;

type Values = Partial<Record<CellField, number>>;
const set = (grid: FloorGrid, values: Values): FloorGrid => {
  const made = grid.slice();
  for (const [field, value] of Object.entries(values)) writeField(made, field as CellField, ...AT, value);
  return made;
};
const draws = (session: FloorSession, values: Values) => {
  const cells = diffGrids(session.grid, set(session.grid, values));
  session.commit({ label: { key: 'map.tool.event', count: 1 }, cells });
};
const server = (grid: FloorGrid, revision: number) => ({ grid, revision, restoredRevision: 0 });
const event = (session: FloorSession) =>
  Object.fromEntries(
    (['event_id', '1', '2', '3'] as const).map((field) => [field, readField(session.grid, field, ...AT)]),
  );

/** Returns a floor where an item was given, then other items chosen, then the event removed; then two of these steps undone. */
function drawn(storage: ReturnType<typeof memoryStorage>): FloorSession {
  const session = new FloorSession(server(blankGrid(), 0), new LocalFloorStore(storage, `${OWNER}.4`, 'tab'));
  draws(session, { event_id: 1104, '1': 1, '2': 1, '3': 1 });
  draws(session, { '1': 2 });
  draws(session, { '2': 2 });
  draws(session, { event_id: 0, '1': 0, '2': 0, '3': 0 });
  session.undo();
  session.undo();
  session.saved(session.grid, 1);
  return session;
}

/** Returns the states after each step: undone to the start, then redone to the end. */
function allSteps(session: FloorSession): object[] {
  const seen = [event(session)];
  while (session.undo()) seen.push(event(session));
  while (session.redo()) seen.push(event(session));
  return seen;
}

// Event kind 1104 is an exchange: slots 1 and 2 are items, slot 3 is a message.
const EXPECTED = [
  { event_id: 1104, '1': 1, '2': 10, '3': 1 },
  { event_id: 1104, '1': 10, '2': 10, '3': 1 },
  { event_id: 0, '1': 0, '2': 0, '3': 0 },
  { event_id: 1104, '1': 10, '2': 10, '3': 1 },
  { event_id: 1104, '1': 1, '2': 10, '3': 1 },
  { event_id: 1104, '1': 1, '2': 1, '3': 1 },
  { event_id: 0, '1': 0, '2': 0, '3': 0 },
];

test('the steps of a floor name records by the numbers that these have now, on a floor that is open', () => {
  const storage = memoryStorage();
  const session = drawn(storage);
  const led = renumberedEvents(session.grid, renumbered.kind, renumbered.moves);
  carryStoredSteps(storage, OWNER, new Map([[4, led]]), renumbered);
  session.takeOverSteps();
  session.receive(server(led, 2));
  expect(allSteps(session)).toEqual(EXPECTED);
});

test('and on one that is opened later; those of other scenarios and kinds stay', () => {
  const storage = memoryStorage();
  const { grid } = drawn(storage);
  const led = renumberedEvents(grid, renumbered.kind, renumbered.moves);
  const present = new Map([[4, led]]);
  carryStoredSteps(storage, 'author.other', present, renumbered);
  carryStoredSteps(storage, OWNER, present, { ...renumbered, kind: 'encounter_setting' });
  carryStoredSteps(storage, OWNER, present, { kind: 'labyrinth_message', moves: new Map([[7, 8]]) });
  carryStoredSteps(storage, OWNER, present, renumbered);
  const session = new FloorSession(server(led, 2), new LocalFloorStore(storage, `${OWNER}.4`, 'later'));
  expect(allSteps(session)).toEqual(EXPECTED);
});

test('what a step changed on other floors follows as far as it says itself', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 0), new LocalFloorStore(storage, `${OWNER}.4`, 'tab'));
  draws(session, { north: 1 });
  const [step] = [session.undoStep];
  const [x, y] = [5, 6];
  const elsewhere = [
    { floor: 7, cells: [{ x, y, before: { event_id: 0, '1': 0 }, after: { event_id: 1101, '1': 1 } }] },
  ];
  if (step) session.amend(step, [], elsewhere);
  session.saved(session.grid, 1);
  carryStoredSteps(storage, OWNER, new Map(), renumbered);
  session.takeOverSteps();
  expect(session.undoStep?.elsewhere).toEqual([
    { floor: 7, cells: [{ x, y, before: { event_id: 0, '1': 0 }, after: { event_id: 1101, '1': 10 } }] },
  ]);
});

test('a step that cut a part still knows it, so that links follow what is laid down', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 0), new LocalFloorStore(storage, `${OWNER}.4`, 'tab'));
  const cells = diffGrids(session.grid, set(session.grid, { event_id: 1101, '1': 1 }));
  session.commit({ label: { key: 'map.step.cut', count: 1 }, cells, cut: 77 });
  session.saved(session.grid, 1);
  carryStoredSteps(storage, OWNER, new Map([[4, session.grid]]), renumbered);
  session.takeOverSteps();
  session.receive(server(set(session.grid, { '1': 10 }), 2));
  expect(session.undoStep).toMatchObject({ cut: 77, cells: [{ after: { '1': 10 } }] });
});
