import { describe, expect, test } from 'vitest';
import { blankOf } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { type DocumentRows, upgradedFields } from '#domain/scenario/documentUpgrade.ts';

const rowsOf = (settings: object, ...items: readonly object[]): DocumentRows => ({
  floors: [{ number: 1, settings }],
  records: { item: items.map((data, at) => ({ number: at + 1, data })) },
});
const without = (record: object, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

describe('The changes of an older document', () => {
  const floor = blankOf(floorMap, 1);
  const sword = { ...blankOf(item, 1), ac: -2 };

  test('are none where every field is as it was written', () => {
    expect(upgradedFields(rowsOf(floor, sword), rowsOf(floor, sword))).toEqual([]);
  });

  test('are fields that it lacked, does not need or has other values in, each with the number of its records', () => {
    const old = { ...without(sword, 'stock'), ac: 900, weight: 3 };
    const older = { ...without(sword, 'stock', 'power'), weight: 4 };
    expect(upgradedFields(rowsOf(floor, old, older), rowsOf(floor, sword, sword))).toEqual([
      { kind: 'item', path: 'stock', change: 'added', count: 2 },
      { kind: 'item', path: 'ac', change: 'replaced', count: 1 },
      { kind: 'item', path: 'weight', change: 'dropped', count: 2 },
      { kind: 'item', path: 'power.count', change: 'added', count: 1 },
      { kind: 'item', path: 'power.sides', change: 'added', count: 1 },
      { kind: 'item', path: 'power.plus', change: 'added', count: 1 },
    ]);
  });

  test('in a group are those of its parts, and of a floor those of its settings', () => {
    const old = { ...without(floor, 'wall'), appearance: { ...floor.appearance, no1: { value: 7 } } };
    expect(upgradedFields(rowsOf(old), rowsOf(floor))).toEqual([
      { kind: 'floor_map', path: 'wall', change: 'added', count: 1 },
      { kind: 'floor_map', path: 'appearance.no1.value', change: 'replaced', count: 1 },
      { kind: 'floor_map', path: 'appearance.no1.probability', change: 'added', count: 1 },
    ]);
  });
});
