// A change of a whole floor by the server is one step, of its map and its settings.
import { expect, test } from 'vitest';
import { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { carryStoredSteps } from '#client/resource/renumber/carryStoredSteps.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { handClock } from '../handClock.ts';
import { memoryStorage } from '../memoryStorage.ts';

const TABLE = 'appearance.no1.value';
const leaf = (path: string) => {
  const found = floorMap.leaves.find((one) => one.path === path);
  if (!found) throw new RangeError(path);
  return found;
};

interface Floor {
  readonly grid: FloorGrid;
  readonly values: FloorSettingsValues;
}

/** A floor with a wall, a name and a table of monsters. */
function drawn(): Floor {
  const grid = blankGrid().slice();
  writeField(grid, 'C', 3, 5, 1);
  const { appearance } = floorMap.blank;
  const values = {
    ...floorMap.blank,
    name_ja: '水の間',
    appearance: { ...appearance, no1: { ...appearance.no1, value: 7 } },
  };
  return { grid, values };
}
const BLANK: Floor = { grid: blankGrid(), values: floorMap.blank };

function opens({ grid, values }: Floor, storage = memoryStorage(), revision = 3): FloorDesk {
  const clock = handClock();
  const server = { revision, restoredRevision: 0 };
  return new FloorDesk(
    1,
    { ...server, grid },
    { ...server, values, hasLabyrinth: false },
    {
      api: {
        read: () => Promise.reject(new Error('no server')),
        saveGrid: async () => ({ kind: 'unreachable' }),
        saveSettings: async () => ({ kind: 'unreachable' }),
      },
      localStore: new LocalFloorStore(storage, 'author.scenario.1', 'tab', clock.now),
      journal: new RecordJournal(floorMap, storage, 'author.scenario.1', 'tab', clock.now),
      clock,
      isOnline: () => false,
      reportUnexpected: () => {},
    },
  );
}

/** Takes over an answer after the server has changed all of the floor. */
function becomes(desk: FloorDesk, { grid, values }: Floor): (() => void) | undefined {
  const before = { grid: desk.session.grid, values: desk.settings.values };
  const server = { revision: desk.session.revision + 1, restoredRevision: 0 };
  desk.receive({ ...server, grid }, { ...server, values, hasLabyrinth: false });
  return desk.madeElsewhere(before.values, desk.session.madeElsewhere('map.step.load', before.grid));
}

const shown = ({ session, settings }: FloorDesk) => [
  readField(session.grid, 'C', 3, 5),
  settings.values.name_ja,
  leafValue(settings.values, leaf(TABLE)),
];

test('map, names and settings go back and forth in one step, also after a reload', () => {
  const storage = memoryStorage();
  const desk = opens(drawn(), storage);
  becomes(desk, BLANK);
  expect(shown(desk)).toEqual([0, '', 0]);
  desk.session.undo();
  expect(shown(desk)).toEqual([1, '水の間', 7]);
  expect(desk.session.undoStep).toBeUndefined();
  desk.session.redo();
  expect(shown(desk)).toEqual([0, '', 0]);
  const again = opens(BLANK, storage, 4);
  again.session.undo();
  expect(shown(again)).toEqual([1, '水の間', 7]);
  // Both are on their way to the server.
  expect(again.session.unsent).toBeDefined();
  expect(again.settings.unsent?.changes).toMatchObject({ name_ja: '水の間' });
});

test('a setting that was changed since stays when the step is undone', () => {
  const desk = opens(drawn());
  becomes(desk, BLANK);
  desk.settings.edit(leaf('name_ja'), '火の間');
  desk.session.undo();
  expect(shown(desk)).toEqual([1, '火の間', 7]);
});

test('the message undoes all of it while it is the newest step, and only the settings where the map is the same', () => {
  const desk = opens(drawn());
  const undo = becomes(desk, BLANK);
  undo?.();
  expect(shown(desk)).toEqual([1, '水の間', 7]);
  undo?.();
  expect(shown(desk)).toEqual([1, '水の間', 7]);

  const { grid } = drawn();
  const named = opens(drawn());
  const undoName = becomes(named, { grid, values: floorMap.blank });
  expect(shown(named)).toEqual([1, '', 0]);
  expect(named.session.undoStep).toBeUndefined();
  undoName?.();
  expect(shown(named)).toEqual([1, '水の間', 7]);
});

test('the table of a stored step follows its new number', () => {
  const storage = memoryStorage();
  becomes(opens(drawn(), storage), BLANK);
  const renumbered = { kind: 'encounter_setting', moves: new Map([[7, 9]]) } as const;
  carryStoredSteps(storage, 'author.scenario', new Map([[1, blankGrid()]]), renumbered);
  const desk = opens(BLANK, storage, 4);
  desk.session.undo();
  expect(shown(desk)).toEqual([1, '水の間', 9]);
});
