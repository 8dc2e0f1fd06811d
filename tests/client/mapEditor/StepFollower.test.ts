import { beforeEach, expect, test } from 'vitest';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { eventPatch } from '#client/mapEditor/events/eventPatch.ts';
import { floorsLinkedTo, floorsOfShafts } from '#client/mapEditor/follow/floorsLinkedTo.ts';
import { reachesElsewhere } from '#client/mapEditor/follow/reachesElsewhere.ts';
import { type FollowNews, StepFollower, type WayBackQuestion } from '#client/mapEditor/follow/StepFollower.ts';
import { toolStepKey } from '#client/mapEditor/gestures/DrawingTool.ts';
import { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { darkZone } from '#client/mapEditor/tools/darkZone.ts';
import { eraser } from '#client/mapEditor/tools/eraser.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import type { CellEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, readCell, writeField } from '#domain/map/floorGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import type { Place } from '#domain/map/placement.ts';
import type { StrokeMode } from '#domain/map/strokePatch.ts';
import { strokePatch } from '../../support/strokePatch.ts';
import { memoryStorage } from '../memoryStorage.ts';

const SIZE = 24;
const UP = 101;
const DOWN = 102;
const INN = 1801;

let storage: ReturnType<typeof memoryStorage>;
let stored: Map<number, FloorGrid>;
let sessions: Map<number, FloorSession>;
let unreachable: Set<number>;
let questions: (readonly WayBackQuestion[])[];
let agrees: boolean;
let news: FollowNews[];
let follower: StepFollower;
/** Resolves when the consequences of all steps so far are applied. */
let followed: Promise<unknown>;

/** Returns the floor as the author has it open. */
function floor(number: number): FloorSession {
  const known = sessions.get(number);
  if (known) return known;
  const server = { grid: stored.get(number) ?? blankGrid(), revision: 1, restoredRevision: 0 };
  const session = new FloorSession(server, new LocalFloorStore(storage, `author.scenario.${number}`, 'tab'));
  session.onStep((made) => {
    const step = { ...made, floor: number };
    if (reachesElsewhere(step)) followed = follower.follow(step);
  });
  sessions.set(number, session);
  return session;
}

const listed = [1, 2, 3].map((number) => ({ number, grid: null }));
const sheet = (number: number) => ({ number, size: SIZE, session: floor(number) });
const at = (number: number, x: number, y: number) => readCell(floor(number).grid, x, y);

beforeEach(() => {
  storage = memoryStorage();
  stored = new Map();
  sessions = new Map();
  unreachable = new Set();
  questions = [];
  agrees = true;
  news = [];
  followed = Promise.resolve();
  follower = new StepFollower({
    floors: {
      known: (number) => (sessions.has(number) ? sheet(number) : undefined),
      open: (number) =>
        unreachable.has(number) ? Promise.reject(new Error('offline')) : Promise.resolve(sheet(number)),
    },
    linkedTo: (moved) => floorsLinkedTo(moved, listed, (number) => sessions.get(number)?.grid),
    shaftsOf: (moved) => floorsOfShafts(moved, listed, (number) => sessions.get(number)?.grid),
    ask(asked) {
      questions.push(asked);
      return Promise.resolve(agrees);
    },
    report: (told) => news.push(told),
  });
});

/** Draws a stroke of a tool over cells of a floor, and waits for its consequences. */
async function strokes(number: number, tool: MapTool, cells: readonly Place[], type = 0, mode: StrokeMode = 'draw') {
  const targets = cells.map(({ x, y }) => ({ kind: 'cell', x, y }) as const);
  const options = { size: SIZE, mode, oneSided: false, label: toolStepKey(tool) };
  const session = floor(number);
  session.commit(strokePatch(session.grid, targets, tool.edit({ type, floor: number }), options));
  await followed;
}

const places = (number: number, type: number, x: number, y: number) => strokes(number, eventTool, [{ x, y }], type);

async function edits(number: number, x: number, y: number, change: Partial<CellEvent>) {
  const session = floor(number);
  session.commit(eventPatch(session.grid, x, y, change, 'map.event.edit.raw'));
  await followed;
}

async function undoes(number: number) {
  const undone = floor(number).undo();
  await followed;
  return undone;
}

async function redoes(number: number) {
  floor(number).redo();
  await followed;
}

/** Returns a selection on a floor, for actions on its selected cells. */
function selectionOf(number: number): MapSelection {
  return new MapSelection({
    floor: () => ({ grid: floor(number).grid, size: SIZE, number }),
    commit: (step) => floor(number).commit(step),
    show: () => {},
    taken: () => {},
    report: () => {},
  });
}

test('stairs make their way back on a floor that was not open, as one decision', async () => {
  await places(1, DOWN, 4, 5);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, 1: 1, 2: 4, 3: 5 });
  expect(news.at(-1)?.made).toHaveLength(1);
  await undoes(1);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
  await redoes(1);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([DOWN, UP]);
});

/** Simulates a page reload after everything was saved. */
function reloads() {
  for (const [number, session] of sessions) stored.set(number, session.grid);
  sessions.clear();
}

const dark = (number: number, x: number, y: number) => strokes(number, darkZone, [{ x, y }]);

test('what followed on the floor they lead to hides no older stroke there, and goes with the stairs', async () => {
  await dark(2, 1, 1);
  const painted = floor(2).undoStep;
  await places(1, DOWN, 4, 5);
  expect(floor(2).undoStep).toBe(painted);
  await undoes(1);
  expect(await undoes(2)).toMatchObject({ order: painted?.order });
  expect(await undoes(2), 'nothing is left to be taken back').toBeUndefined();
  await redoes(2);
  await redoes(1);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([DOWN, UP]);
});

test('taken back on the floor they lead to after a reload, they go on both', async () => {
  await places(1, DOWN, 4, 5);
  reloads();
  await undoes(2);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
  expect(floor(1).undoStep, 'nothing is left to be taken back').toBeUndefined();
  expect(await undoes(1)).toBeUndefined();
  await redoes(2);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([DOWN, UP]);
});

test('both are taken back after a reload, too', async () => {
  await places(1, DOWN, 4, 5);
  reloads();
  await undoes(1);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
});

test('after a reload a floor speaks of no stairs back that are gone, and takes what followed back before what is older', async () => {
  await dark(2, 1, 1);
  await places(1, DOWN, 4, 5);
  await dark(2, 2, 2);
  await undoes(1);
  reloads();
  expect(floor(2).undoStep?.label.key).toBe(toolStepKey(darkZone));
  await undoes(2);
  await redoes(1);
  expect(at(2, 4, 5).event_id).toBe(UP);
  await undoes(2);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
  expect(await undoes(2)).toMatchObject({ cells: [{ x: 1, y: 1 }] });
});

const goings: { way: string; goes: () => Promise<void> }[] = [
  { way: 'the eraser', goes: () => strokes(1, eraser, [{ x: 4, y: 5 }], 0, 'erase') },
  { way: 'the event tool', goes: () => strokes(1, eventTool, [{ x: 4, y: 5 }], 0, 'erase') },
  { way: 'its form', goes: () => edits(1, 4, 5, { event_id: 0, 1: 0, 2: 0, 3: 0, C: 0 }) },
  {
    way: 'clearing what is chosen',
    async goes() {
      const selection = selectionOf(1);
      selection.select([{ x: 4, y: 5 }]);
      selection.clear(1);
      await followed;
    },
  },
  {
    way: 'another part laid over them',
    async goes() {
      const selection = selectionOf(1);
      selection.select([{ x: 8, y: 8 }]);
      const region = selection.region();
      if (region) selection.hold(region, 'paste', { x: 4, y: 5 });
      selection.drop();
      await followed;
    },
  },
];

test.each(goings)('gone by $way, stairs take their way back along; undo brings both', async ({ goes }) => {
  await places(1, DOWN, 4, 5);
  await goes();
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
  expect(news.at(-1)?.removed).toHaveLength(1);
  await undoes(1);
  expect(at(1, 4, 5).event_id).toBe(DOWN);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, 1: 1, 2: 4, 3: 5 });
  await redoes(1);
  expect([at(1, 4, 5).event_id, at(2, 4, 5).event_id]).toEqual([0, 0]);
});

test('what was set for the stairs back is not lost unasked', async () => {
  await places(1, DOWN, 4, 5);
  await edits(2, 4, 5, { flag: 7 });
  agrees = false;
  await strokes(1, eraser, [{ x: 4, y: 5 }], 0, 'erase');
  expect(questions).toMatchObject([[{ kind: 'remove', present: { event_id: UP, flag: 7 } }]]);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, flag: 7 });
  await undoes(1);
  agrees = true;
  await strokes(1, eraser, [{ x: 4, y: 5 }], 0, 'erase');
  expect(at(2, 4, 5).event_id).toBe(0);
  await undoes(1);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, flag: 7, 2: 4, 3: 5 });
});

test('what stands in the way is asked about once for all stairs of a stroke, and comes back by undo', async () => {
  await places(2, INN, 4, 5);
  await places(2, INN, 6, 5);
  const selection = selectionOf(1);
  await places(3, DOWN, 4, 5);
  await edits(3, 4, 5, { 1: 2 });
  expect(questions).toHaveLength(1);
  await undoes(3);
  expect(at(2, 4, 5).event_id).toBe(INN);
  questions = [];
  const grid = blankGrid();
  for (const x of [4, 6])
    for (const [field, value] of [
      ['event_id', DOWN],
      ['1', 2],
      ['2', x],
      ['3', 5],
    ] as const)
      writeField(grid, field, x, 5, value);
  floor(1).commit({ label: { key: 'map.step.paste', count: 2 }, cells: diffGrids(floor(1).grid, grid) });
  await followed;
  expect(questions).toHaveLength(1);
  expect(questions[0]).toHaveLength(2);
  expect([at(2, 4, 5).event_id, at(2, 6, 5).event_id]).toEqual([UP, UP]);
  await undoes(1);
  expect([at(2, 4, 5).event_id, at(2, 6, 5).event_id]).toEqual([INN, INN]);
  expect(selection.state.cells).toEqual([]);
});

test('led elsewhere, stairs take their way back along with all that was set for it', async () => {
  await places(1, DOWN, 4, 5);
  await edits(2, 4, 5, { flag: 7, 4: 3 });
  await edits(1, 4, 5, { 1: 3, 2: 9, 3: 10 });
  expect(questions).toEqual([]);
  expect(at(2, 4, 5).event_id).toBe(0);
  expect(at(3, 9, 10)).toMatchObject({ event_id: UP, 1: 1, 2: 4, 3: 5, 4: 3, flag: 7 });
  expect(news.at(-1)).toMatchObject({ moved: [{ at: { floor: 3, x: 9, y: 10 } }], made: [], removed: [] });
  await undoes(1);
  expect(at(3, 9, 10).event_id).toBe(0);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, 4: 3, flag: 7 });
});

test('moved with a part of their floor, the way back and other links lead to where they lie; undo leads them back', async () => {
  await places(1, DOWN, 4, 5);
  await edits(2, 4, 5, { flag: 7 });
  await edits(3, 1, 1, { event_id: 401, 1: 1, 2: 4, 3: 5 });
  const selection = selectionOf(1);
  selection.select([{ x: 4, y: 5 }]);
  selection.lift(false);
  selection.moveTo({ x: 10, y: 11 });
  selection.drop();
  await followed;
  expect(at(1, 10, 11).event_id).toBe(DOWN);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, 2: 10, 3: 11, flag: 7 });
  expect(at(3, 1, 1)).toMatchObject({ event_id: 401, 2: 10, 3: 11 });
  expect(news.at(-1)).toMatchObject({
    followed: [
      { floor: 2, x: 4, y: 5 },
      { floor: 3, x: 1, y: 1 },
    ],
    made: [],
    removed: [],
    moved: [],
  });
  await undoes(1);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, 2: 4, 3: 5, flag: 7 });
  expect(at(3, 1, 1)).toMatchObject({ event_id: 401, 2: 4, 3: 5 });
});

test('an elevator that is moved names the cell in which it lies; the others of its shaft stay, and are told of', async () => {
  const ELEVATOR = 201;
  for (const number of [1, 2, 3]) await edits(number, 4, 5, { event_id: ELEVATOR, 1: 1, 2: 3, 3: 4, 4: 5 });
  await edits(3, 4, 5, { 1: 3 });
  const moves = async (number: number) => {
    const selection = selectionOf(number);
    selection.select([{ x: 4, y: 5 }]);
    selection.lift(false);
    selection.moveTo({ x: 10, y: 11 });
    selection.drop();
    await followed;
  };
  await moves(1);
  expect(at(1, 10, 11)).toMatchObject({ event_id: ELEVATOR, 1: 1, 2: 3, 3: 10, 4: 11 });
  expect(at(2, 4, 5)).toMatchObject({ event_id: ELEVATOR, 3: 4, 4: 5 });
  // The elevator of floor 3 never went further down than there.
  expect(news.at(-1)).toMatchObject({ shafts: [2], followed: [] });
  await moves(2);
  expect(at(2, 10, 11)).toMatchObject({ event_id: ELEVATOR, 3: 10, 4: 11 });
  expect(news.at(-1)?.shafts, 'floor 1 is where it is to meet the others').toEqual([]);
  await undoes(2);
  expect(news.at(-1)?.shafts).toEqual([]);
});

test('undo leaves a cell that somebody else has changed since, and says so', async () => {
  await places(1, DOWN, 4, 5);
  const theirs = floor(2).grid.slice();
  writeField(theirs, 'muki', 4, 5, 2);
  floor(2).saved(floor(2).grid, 2);
  floor(2).receive({ grid: theirs, revision: 3, restoredRevision: 0 });
  await undoes(1);
  expect(at(1, 4, 5).event_id).toBe(0);
  expect(at(2, 4, 5)).toMatchObject({ event_id: UP, muki: 2 });
  expect(news.at(-1)).toMatchObject({ kind: 'undo', followed: [], left: [2] });
});

test('a floor that cannot be read is told, and the stairs stay as they were placed', async () => {
  unreachable.add(2);
  await places(1, DOWN, 4, 5);
  expect(at(1, 4, 5).event_id).toBe(DOWN);
  expect(news.at(-1)).toMatchObject({ made: [], missed: [2] });
});

test('stairs that are taken back before their way back is made leave none', async () => {
  const session = floor(1);
  session.commit(eventPatch(session.grid, 4, 5, { event_id: DOWN, 1: 2, 2: 4, 3: 5 }, 'map.event.edit.raw'));
  session.undo();
  await followed;
  expect(at(2, 4, 5).event_id).toBe(0);
});

test('of stairs that are taken back before their way back is found to be blocked nothing is asked', async () => {
  await edits(2, 4, 5, { event_id: 401, 2: 1, 3: 1 });
  const session = floor(1);
  session.commit(eventPatch(session.grid, 4, 5, { event_id: DOWN, 1: 2, 2: 4, 3: 5 }, 'map.event.edit.raw'));
  session.undo();
  await followed;
  expect(questions).toEqual([]);
  expect(at(2, 4, 5).event_id).toBe(401);
  // Once stairs are placed there again, the question is asked.
  session.redo();
  await edits(1, 6, 5, { event_id: DOWN, 1: 2, 2: 4, 3: 5 });
  expect(questions).toHaveLength(1);
});

test('stairs within their own floor are one step with their way back', async () => {
  await edits(1, 4, 5, { event_id: DOWN, 2: 9, 3: 9 });
  expect(at(1, 9, 9)).toMatchObject({ event_id: UP, 2: 4, 3: 5 });
  await undoes(1);
  expect([at(1, 4, 5).event_id, at(1, 9, 9).event_id]).toEqual([0, 0]);
});
