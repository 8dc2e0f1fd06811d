import { expect, test } from 'vitest';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import type { floorMap } from '#domain/resources/floorMap.ts';
import { checkMeetings } from '#game/measure/checkMeetings.ts';
import { encounterFloor } from '#game/measure/encounterFloor.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { sampleGrid, sampleMonsters, sampleSettings, sampleTables } from './encounterSample.ts';

const TABLES = sampleTables({ 1: [[40, 1]], 2: [] });
const MONSTERS = sampleMonsters({ 40: { companion: 41, companion_probability: 50 }, 41: {}, 42: {}, 43: {} });
const BATTLE = [3, 4, 1401, [42, 1]] as const;

interface Sample {
  readonly table?: number;
  readonly events?: readonly (typeof BATTLE)[];
  readonly settings?: Partial<(typeof floorMap)['blank']>;
}

/** The numbers of the quiet floors, and of the monsters that appear nowhere. The labyrinth has the floors 1 to 5. */
function told(samples: Readonly<Record<number, Sample>>) {
  const floors = Object.entries(samples).map(([number, { table = 0, events = [], settings = {} }]) => {
    const grid = sampleGrid({ events });
    const { events: there } = knownFloor(Number(number), 24, grid);
    return { number: Number(number), events: there, ...encounterFloor(sampleSettings([[table, 100]], settings), grid) };
  });
  const found = checkMeetings(DEFAULT_RULES, floors, [{ start: 1, end: 5 }], {
    tables: TABLES,
    monsters: MONSTERS,
    npcs: new Map(),
  });
  return [found.floors, found.monsters].map((problems) => problems.map(({ number }) => number));
}

test('a floor is quiet where its tables hold nobody and no event has anybody', () => {
  expect(told({ 1: { table: 0 }, 2: { table: 2 }, 3: { table: 1 }, 4: { events: [BATTLE] } })[0]).toEqual([1, 2]);
  // Quiet on purpose, and outside of any labyrinth.
  expect(told({ 1: { settings: { no_random_encounters: true } }, 9: {} })[0]).toEqual([]);
});

test('a monster is met in a table that a floor names, at an event, or along with another', () => {
  expect(told({ 1: {} })[1]).toEqual([40, 41, 42, 43]);
  expect(told({ 1: { table: 1 } })[1]).toEqual([42, 43]);
  expect(told({ 1: { table: 1, events: [BATTLE] } })[1]).toEqual([43]);
});

test('while nothing is drawn, nothing is told', () => expect(told({})).toEqual([[], []]));
