import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whereMet } from '#game/measure/whereMet.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { sampleFloor, sampleMonsters, sampleTables } from './encounterSample.ts';

const TABLES = sampleTables({
  1: [
    [5, 3],
    [6, 1],
  ],
  2: [[6, 1]],
});
const along = (companion: number, companion_probability: number) => ({ companion, companion_probability });

describe('A monster is met', () => {
  test('in the corridors and in the rooms that draw it, the likeliest first', () => {
    const floor = sampleFloor(
      [
        [1, 50],
        [2, 100],
      ],
      { rooms: [1, 2] },
    );
    expect(
      whereMet(DEFAULT_RULES, 6, floor, TABLES, sampleMonsters({ 5: {}, 6: { group_count: { min: 2, max: 3 } } })),
    ).toEqual([
      { at: { room_id: 2 }, chance: 1, group_size: { min: 2, max: 3 } },
      { at: { room_id: 0 }, chance: 0.625, group_size: { min: 2, max: 3 } },
      { at: { room_id: 1 }, chance: 0.125, group_size: { min: 2, max: 3 } },
    ]);
  });

  test('at every kind of battle that names it, as many as the event says', () => {
    const events = [
      [1, 1, 1302, [4, 0, 9, 2]],
      [2, 1, 1401, [9, 3, 0]],
      [3, 1, 1403, [9, 0, 0, 0]],
      [4, 1, 1404, [9, 1]],
      [5, 1, 1405, [9, 1]],
      [6, 1, 1401, [8, 1, 0]],
      [7, 1, 1101, [9, 1, 0]],
    ] as const;
    const met = whereMet(
      DEFAULT_RULES,
      9,
      sampleFloor([], { events }),
      TABLES,
      sampleMonsters({ 9: { group_count: { min: 4, max: 9 } } }),
    );
    expect(met).toEqual([
      { at: { x: 1, y: 1, event: 1302 }, chance: 1, group_size: { min: 2, max: 2 } },
      { at: { x: 2, y: 1, event: 1401 }, chance: 1, group_size: { min: 3, max: 3 } },
      { at: { x: 3, y: 1, event: 1403 }, chance: 1, group_size: { min: 4, max: 4 } },
      { at: { x: 4, y: 1, event: 1404 }, chance: 1, group_size: { min: 1, max: 1 } },
      { at: { x: 5, y: 1, event: 1405 }, chance: 1, group_size: { min: 1, max: 1 } },
    ]);
  });

  test('at a battle from the floor’s table, whatever the chance of its slot', () => {
    const floor = sampleFloor(
      [
        [2, 100],
        [1, 0],
      ],
      { events: [[1, 1, 1402, [2]]] },
    );
    expect(whereMet(DEFAULT_RULES, 5, floor, TABLES, new Map())).toEqual([
      { at: { x: 1, y: 1, event: 1402 }, chance: 0.75, group_size: { min: 1, max: 1 } },
    ]);
  });

  test('once at a battle, however many slots of the table it has, and once along with a leader that has several', () => {
    const doubled = sampleTables({
      3: [
        [5, 1],
        [5, 2],
        [6, 1],
      ],
    });
    const floor = sampleFloor(
      [
        [3, 0],
        [3, 0],
        [3, 0],
      ],
      { events: [[1, 1, 1402, [1]]] },
    );
    const battle = { at: { x: 1, y: 1, event: 1402 }, group_size: { min: 1, max: 1 } };
    const monsters = sampleMonsters({ 5: along(7, 40), 7: {} });
    expect(whereMet(DEFAULT_RULES, 5, floor, doubled, monsters)).toEqual([{ ...battle, chance: 0.75 }]);
    expect(whereMet(DEFAULT_RULES, 7, floor, doubled, monsters)).toEqual([
      { ...battle, chance: expect.closeTo(0.3), leader: 5 },
    ]);
  });

  test('as the companion of who is met, and as that of a companion', () => {
    const monsters = sampleMonsters({ 5: along(7, 50), 6: along(5, 20), 7: {}, 8: along(7, 40) });
    const floor = sampleFloor(
      [
        [1, 100],
        [0, 0],
        [0, 0],
      ],
      { events: [[1, 1, 1401, [8, 2, 0]]] },
    );
    expect(whereMet(DEFAULT_RULES, 7, floor, TABLES, monsters)).toEqual([
      { at: { x: 1, y: 1, event: 1401 }, chance: 0.4, group_size: { min: 1, max: 1 }, leader: 8 },
      { at: { room_id: 0 }, chance: 0.375, group_size: { min: 1, max: 1 }, leader: 5 },
      { at: { room_id: 0 }, chance: 0.25 * 0.2 * 0.5, group_size: { min: 1, max: 1 }, leader: 6 },
    ]);
  });

  test('not as a companion that never comes, nor beyond the size of the floor, nor in corridors where nobody is met', () => {
    const monsters = sampleMonsters({ 5: along(7, 0), 7: {} });
    const events = [[22, 22, 1401, [7, 1, 0]]] as const;
    expect(
      whereMet(DEFAULT_RULES, 7, sampleFloor([[1, 100]], { events }, { labyrinth_size: 2 }), TABLES, monsters),
    ).toEqual([]);
    const quiet = sampleFloor([[1, 100]], { rooms: [1] }, { no_random_encounters: true });
    expect(whereMet(DEFAULT_RULES, 5, quiet, TABLES, monsters).map(({ at }) => at)).toEqual([{ room_id: 1 }]);
  });

  test('with companions in a circle: each is found, with a chance of at most one', () => {
    const link = fc.record({
      companion: fc.constantFrom(1, 2, 3, 4, 999),
      companion_probability: fc.integer({ min: 0, max: 100 }),
    });
    const floor = sampleFloor([[1, 100]], { events: [[1, 1, 1401, [2, 1, 0]]] });
    const tables = sampleTables({
      1: [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    });
    fc.assert(
      fc.property(fc.tuple(link, link, link, link), (links) => {
        const monsters = sampleMonsters(Object.fromEntries(links.map((one, at) => [at + 1, one])));
        for (const number of [1, 2, 3, 4]) {
          const met = whereMet(DEFAULT_RULES, number, floor, tables, monsters);
          expect(met.every(({ chance }) => chance > 0 && chance <= 1)).toBe(true);
          expect(met.some(({ leader }) => leader === undefined)).toBe(number !== 4);
        }
      }),
    );
  });
});
