import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contradictions } from '#domain/resource/checkRecord.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { labyrinthSetting, rangeFault } from '#domain/resources/labyrinthSetting.ts';
import { checkLabyrinths } from '#domain/scenario/checkLabyrinths.ts';
import { floorsOf, labyrinthByFloor, nextFreeFloor, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';

const blank = labyrinthSetting.blank;
const TITLED = { ...blank, labyrinth_title: { ja: '水底', en: 'Depths' } };
const problemsOf = (setting: typeof blank) =>
  (labyrinthSetting.check?.(setting, 1) ?? []).map(({ path, severity }) => `${severity} ${path}`);
const ranged = (number: number, start: number, end: number) => ({ number, range: { start, end } });

describe('The floor range of a labyrinth', () => {
  test('is judged as a pair, in the fixed words', () => {
    expect(rangeFault({ start: 3, end: 3 }, 1)).toBeUndefined();
    expect(rangeFault({ start: 3, end: 2 }, 4)?.en).toBe(
      "The end of Labyrinth's map hierarchy is smaller than the top.",
    );
    expect(rangeFault({ start: 3, end: 0 }, 0)?.en).toBe(
      'The end of the map hierarchy of labyrinth number 0 is smaller than the start',
    );
    expect(rangeFault({ start: 0, end: 5 }, 1)?.en).toBe('A floor range must be set.');
    const reversed = { ...TITLED, map_hierarchy: { start: 3, end: 2 } };
    for (const number of [0, 4]) {
      const fault = rangeFault(reversed.map_hierarchy, number);
      expect(labyrinthSetting.check?.(reversed, number)).toContainEqual({
        path: 'map_hierarchy.end',
        severity: 'error',
        fault,
      });
    }
  });

  test('belongs, floor by floor, to the labyrinth with the lowest number', () => {
    const labyrinths = [ranged(4, 2, 5), ranged(1, 4, 6), ranged(2, 0, 0)];
    expect([...labyrinthByFloor(labyrinths)].sort(([one], [other]) => one - other)).toEqual([
      [2, 4],
      [3, 4],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  test('overlaps alike from both sides', () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(range, range, ([a, b], [c, d]) => {
        const [one, other] = [ranged(1, a, b), ranged(2, c, d)];
        const shared = overlapsOf(one, [one, other]).flatMap((each) => floorsOf(each.range));
        expect(shared).toEqual(floorsOf(one.range).filter((floor) => floorsOf(other.range).includes(floor)));
        expect(overlapsOf(other, [one, other]).flatMap((each) => floorsOf(each.range))).toEqual(shared);
      }),
    );
  });

  test('begins for a new labyrinth past all others, and where the end is taken in a gap', () => {
    expect(nextFreeFloor([], 99)).toBe(1);
    expect(nextFreeFloor([ranged(0, 1, 3), ranged(5, 7, 8)], 99)).toBe(9);
    expect(nextFreeFloor([ranged(0, 3, 99)], 99)).toBe(1);
    expect(nextFreeFloor([ranged(0, 1, 99)], 99)).toBeUndefined();
  });
});

describe('A labyrinth', () => {
  const floors = { start: 2, end: 4 };
  const entrance = { x: 3, y: 3, map: 2 };
  const whole = { ...TITLED, map_hierarchy: floors, labyrinth_entrance: entrance };

  test('has nothing to be said of while it is blank, and once it is whole', () => {
    expect(problemsOf(blank)).toEqual([]);
    expect(problemsOf(whole)).toEqual([]);
  });

  test('with floors or a title must have floors and a title in both languages', () => {
    expect(problemsOf({ ...whole, labyrinth_title: { ja: '水底', en: '　' } })).toEqual(['error labyrinth_title.en']);
    expect(problemsOf({ ...blank, labyrinth_title: { ja: '', en: 'The sunken maze' } })).toEqual([
      'error labyrinth_title.ja',
      'error map_hierarchy',
    ]);
    expect(problemsOf({ ...blank, ...TITLED })).toEqual(['error map_hierarchy']);
  });

  test('is warned about an entrance outside of its floors or of its size, not refused', () => {
    expect(problemsOf({ ...whole, labyrinth_entrance: { ...entrance, map: 5 } })).toEqual([
      'warning labyrinth_entrance.map',
    ]);
    expect(problemsOf({ ...whole, labyrinth_entrance: { ...entrance, map: 0 } })).toEqual([
      'warning labyrinth_entrance.map',
    ]);
    expect(problemsOf({ ...whole, labyrinth_size: 2, labyrinth_entrance: { ...entrance, x: 16, y: 15 } })).toEqual([
      'warning labyrinth_entrance.x',
    ]);
  });

  test('that asks for a title, a monster or an item must say which', () => {
    for (const [condition, parameter] of [
      [4, 'title'],
      [5, 'monster'],
      [6, 'item'],
    ] as const) {
      const asking = { ...whole, intrusion_condition_required: true, intrusion_condition_number: condition };
      expect(problemsOf(asking)).toEqual([`warning condition.${parameter}`]);
      expect(problemsOf({ ...asking, condition: { ...blank.condition, [parameter]: 7 } })).toEqual([]);
    }
    expect(problemsOf({ ...whole, intrusion_condition_required: true })).toEqual([]);
  });

  test('is refused floors of another one, and left what it had of them before', () => {
    const ranged = (start: number, end: number) => ({ ...whole, map_hierarchy: { start, end } });
    const brought = (before: typeof whole, after: typeof whole) =>
      contradictions(
        labyrinthSetting as unknown as Resource,
        new Map([
          [1, whole],
          [3, before],
        ]),
        new Map([
          [1, whole],
          [3, after],
        ]),
      );
    expect(brought(ranged(5, 6), ranged(4, 6))).toContainEqual(
      expect.objectContaining({
        number: 3,
        path: 'map_hierarchy',
        severity: 'error',
        fault: expect.objectContaining({ en: expect.stringContaining('labyrinth 1') }),
      }),
    );
    expect(brought(blank, ranged(5, 6))).toEqual([]);
    expect(brought(ranged(4, 6), ranged(4, 6))).toEqual([]);
  });

  test('that shares floors with another one is told so, and so is the other', () => {
    const other = { ...whole, map_hierarchy: { start: 4, end: 6 } };
    const found = checkLabyrinths(
      new Map([
        [1, whole],
        [3, other],
      ]),
    );
    expect(found).toMatchObject([
      { number: 1, path: 'map_hierarchy', severity: 'error' },
      { number: 3, path: 'map_hierarchy', severity: 'error' },
    ]);
    expect(checkLabyrinths(new Map([[1, whole]]))).toEqual([]);
  });
});
