import { beforeEach, expect, test } from 'vitest';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { MapClipboard } from '#client/mapEditor/selection/MapClipboard.ts';
import { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { selectionCommands } from '#client/mapEditor/selection/selectionCommands.ts';
import { blankGrid, readCell } from '#domain/map/floorGrid.ts';
import type { Place } from '#domain/map/placement.ts';
import { writeCell } from '#domain/map/region.ts';
import { memoryStorage } from '../memoryStorage.ts';

const CHUTE = 401;
const PART: Place = { x: 3, y: 3 };
const OTHER_PART: Place = { x: 6, y: 6 };

let storage: ReturnType<typeof memoryStorage>;
let session: FloorSession;
let selection: MapSelection;
let press: (command: string, at?: Place) => void;

/** Opens the floor with everything that the browser has stored for it. */
function opens(grid = session.grid): void {
  session = new FloorSession(
    { grid, revision: 1, restoredRevision: 0 },
    new LocalFloorStore(storage, 'author.1', 'tab'),
  );
  selection = new MapSelection({
    floor: () => ({ grid: session.grid, size: 24, number: 1 }),
    commit: (step) => session.commit(step),
    show: () => {},
    taken: () => {},
    report: () => {},
  });
  const clipboard = new MapClipboard(storage, 'author');
  session.onStep((step) => clipboard.follow(step));
  press = (id, at = PART) => {
    const commands = selectionCommands({ selection, clipboard, scenario: 'scenario', here: () => at });
    commands.find((command) => command.id === id)?.run();
  };
}

/** Returns a floor with two dark cells, each with a chute leading to it. */
function floorWithChutes() {
  const grid = blankGrid();
  for (const { x, y } of [PART, OTHER_PART]) {
    writeCell(grid, x, y, { floor_id: 1 });
    writeCell(grid, x, 20, { event_id: CHUTE, 1: 1, 2: x, 3: y });
  }
  return grid;
}

/** Returns the target cells of the two chutes. */
const led = () => [PART, OTHER_PART].map(({ x }) => readCell(session.grid, x, 20)).map((cell) => [cell[2], cell[3]]);

const takes = (id: 'copy' | 'cut', part = PART) => {
  selection.select([part]);
  press(id);
};
const lays = (x: number, y: number) => {
  press('paste', { x, y });
  selection.drop();
};

beforeEach(() => {
  storage = memoryStorage();
  opens(floorWithChutes());
});

const THERE = [6, 6];

test('links follow what was cut to where it is laid first, and no further', () => {
  takes('cut');
  lays(10, 10);
  expect(led()).toEqual([[10, 10], THERE]);
  lays(12, 12);
  expect(led()).toEqual([[10, 10], THERE]);
});

test.each([
  { when: 'at once', meanwhile: () => {} },
  { when: 'after a reload', meanwhile: () => opens() },
])(
  'a cut that was taken back, $when, leaves links with the original, though something was added to it',
  ({ meanwhile }) => {
    takes('cut');
    meanwhile();
    session.undo();
    selection.select([PART]);
    press('surround');
    lays(10, 10);
    expect(readCell(session.grid, 10, 10).floor_id).toBe(1);
    expect(led()).toEqual([[3, 3], THERE]);
  },
);

test.each([
  { when: 'at once', meanwhile: () => {} },
  { when: 'after a reload', meanwhile: () => opens() },
])('laid in the wrong place and taken back, $when, it is laid as if for the first time', ({ meanwhile }) => {
  takes('cut');
  lays(10, 10);
  meanwhile();
  session.undo();
  expect(led()).toEqual([[3, 3], THERE]);
  // The walls that the cut left to its neighbours are repaired first.
  selection.select([PART]);
  press('surround');
  lays(12, 12);
  expect(led()).toEqual([[12, 12], THERE]);
});

test('steps that are done again count as when they were made', () => {
  takes('cut');
  lays(10, 10);
  session.undo();
  session.undo();
  session.redo();
  session.redo();
  lays(12, 12);
  expect(led()).toEqual([[10, 10], THERE]);
  session.undo();
  session.undo();
  session.undo();
  session.redo();
  lays(14, 14);
  expect(led()).toEqual([[14, 14], THERE]);
});

test('what is taken back of one part says nothing of another that was cut or copied since', () => {
  takes('cut');
  lays(10, 10);
  takes('cut', OTHER_PART);
  session.undo();
  session.undo();
  lays(12, 12);
  expect(led()).toEqual([[3, 3], THERE]);

  session.undo();
  takes('cut');
  session.undo();
  takes('copy', OTHER_PART);
  session.redo();
  lays(12, 12);
  expect(led()).toEqual([[3, 3], THERE]);
});
