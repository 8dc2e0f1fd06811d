import { describe, expect, test } from 'vitest';
import { checkAppearance } from '#game/measure/checkAppearance.ts';
import { slotUses } from '#game/measure/slotUses.ts';
import { sampleFloor } from './encounterSample.ts';

const paths = (...floor: Parameters<typeof sampleFloor>) =>
  checkAppearance(sampleFloor(...floor)).map(({ path }) => path);
const TAKEN = [
  [0, 100],
  [12, 30],
  [13, 100],
] as const;

describe('An appearance slot that never comes', () => {
  test('is told where one before it is always drawn, and nothing else draws it', () => {
    expect(paths(TAKEN)).toEqual(['appearance.no2.value', 'appearance.no3.value']);
    expect(
      paths([
        [11, 50],
        [12, 100],
        [13, 10],
      ]),
    ).toEqual(['appearance.no3.value']);
  });

  test('is none where every slot may come, where no table was chosen, or where it is switched off', () => {
    expect(
      paths([
        [11, 50],
        [12, 99],
        [13, 10],
      ]),
    ).toEqual([]);
    expect(paths([])).toEqual([]);
    expect(paths([[11, 100]])).toEqual([]);
    expect(
      paths([
        [11, 100],
        [12, 0],
        [13, 0],
      ]),
    ).toEqual([]);
  });

  test('is none where a room or a battle draws it, or where the corridors are quiet', () => {
    expect(paths(TAKEN, { rooms: [2], events: [[4, 4, 1402, [3]]] })).toEqual([]);
    expect(paths(TAKEN, { rooms: [3] })).toEqual(['appearance.no2.value']);
    expect(paths(TAKEN, {}, { no_random_encounters: true })).toEqual([]);
  });
});

test('what draws from each slot is told with its chance, and of a slot that nothing draws that there is nothing', () => {
  const floor = sampleFloor(
    [
      [11, 40],
      [11, 50],
      [13, 0],
    ],
    { rooms: [2, 3], events: [[4, 5, 1402, [3]]] },
  );
  expect(slotUses(floor)).toEqual([
    { slot: 1, table: 11, places: [{ room_id: 0, chance: 0.4 }], battles: [] },
    {
      slot: 2,
      table: 11,
      places: [
        { room_id: 0, chance: 0.3 },
        { room_id: 2, chance: 0.5 },
      ],
      battles: [],
    },
    { slot: 3, table: 13, places: [], battles: [{ x: 4, y: 5 }] },
  ]);
});
