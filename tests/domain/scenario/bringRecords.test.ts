import { expect, test } from 'vitest';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankGrid, readCell } from '#domain/map/floorGrid.ts';
import { clearedRegion, isScenariosOwn, namedByRegion, renumberedRegion } from '#domain/map/foreignRegion.ts';
import { cutRegion, writeCell } from '#domain/map/region.ts';
import { blankOf, numbersOf } from '#domain/resource/defineResource.ts';
import { leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { bringRecords, kindsBrought, type RecordsByKind } from '#domain/scenario/bringRecords.ts';

/** Makes records from their leaves by path. */
function records(
  kinds: Partial<Record<RecordKindName, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>,
): RecordsByKind {
  return new Map(
    Object.entries(kinds).map(([name, all]) => {
      const resource = resourceOf(name as RecordKindName);
      if (!resource) throw new Error(name);
      const made = Object.entries(all).map(([number, leaves]) => {
        const record = Object.entries(leaves).reduce(
          (values: object, [path, value]) => {
            const leaf = resource.leaves.find((one) => one.path === path);
            if (!leaf) throw new Error(path);
            return withLeaf(values, leaf, value);
          },
          blankOf(resource, Number(number)),
        );
        return [Number(number), record] as const;
      });
      return [name as RecordKindName, new Map(made)];
    }),
  );
}

/** Returns the numbers that have no record, of every kind. */
const freeOf = (target: RecordsByKind, last = 999) =>
  new Map(
    RESOURCES.map((resource) => [
      resource.name,
      numbersOf(resource).filter(
        (number) => number >= resource.numbers.firstGiven && number <= last && !target.get(resource.name)?.has(number),
      ),
    ]),
  );

const named = (kinds: Partial<Record<RecordKindName, readonly number[]>>) =>
  new Map(Object.entries(kinds) as [RecordKindName, readonly number[]][]);
const plain = (moves: ReadonlyMap<RecordKindName, ReadonlyMap<number, number>>) =>
  Object.fromEntries([...moves].map(([kind, numbers]) => [kind, Object.fromEntries(numbers)]));

const SOURCE = records({
  item: {
    5: { name_ja: '剣', becomes: 6 },
    6: { name_ja: '折れた剣' },
    7: { name_ja: '盾', becomes: 7 },
  },
  npc: { 3: { name_ja: '番人', additional_image: 9 } },
  additional_image: { 9: { name_ja: '門', image: 'a'.repeat(64) } },
});

test('copies go to the first free numbers, with what they lead to, and name each other by these', () => {
  const target = records({ item: { 1: { name_ja: '杖' }, 3: { name_ja: '兜' } } });
  const { moves, added, reused, missing } = bringRecords(named({ item: [5], npc: [3] }), {
    source: SOURCE,
    target,
    free: freeOf(target),
  });
  expect(plain(moves)).toEqual({ item: { 5: 2, 6: 4 }, npc: { 3: 1 }, additional_image: { 9: 1 } });
  expect(added.get('item')?.get(2)).toMatchObject({ name_ja: '剣', becomes: 4 });
  expect(added.get('npc')?.get(1)).toMatchObject({ name_ja: '番人', additional_image: 1 });
  expect([reused, missing]).toEqual([0, 0]);
});

test('what is there already in the same words is used, also if it names itself', () => {
  const target = records({
    item: {
      1: { name_ja: '折れた剣' },
      2: { name_ja: '剣', becomes: 1 },
      4: { name_ja: '盾', becomes: 4 },
      9: { name_ja: '剣', becomes: 4 },
    },
  });
  const { moves, added, reused } = bringRecords(named({ item: [5, 7] }), {
    source: SOURCE,
    target,
    free: freeOf(target),
  });
  expect(plain(moves)).toEqual({ item: { 5: 2, 6: 1, 7: 4 } });
  expect(added.size).toBe(0);
  expect(reused).toBe(3);
});

test('two flags of the same name stay two flags', () => {
  const source = records({ event_flag: { 40: { name_ja: 'レバー' }, 41: { name_ja: 'レバー' } } });
  const target = records({ event_flag: { 1: { name_ja: 'レバー' } } });
  const { moves, reused } = bringRecords(named({ event_flag: [40, 41] }), { source, target, free: freeOf(target) });
  expect(plain(moves)).toEqual({ event_flag: { 40: 1, 41: 2 } });
  expect(reused).toBe(1);
});

test('what the source does not have becomes none, but flags exist without being written', () => {
  const { moves, missing, added } = bringRecords(named({ item: [99], event_flag: [40, 41] }), {
    source: SOURCE,
    target: records({}),
    free: freeOf(records({ event_flag: { 1: { name_ja: '門' } } })),
  });
  expect(plain(moves)).toEqual({ item: { 99: 0 }, event_flag: { 40: 2, 41: 3 } });
  expect(missing).toBe(1);
  expect(added.size).toBe(0);
});

test('too few free numbers are told by kind', () => {
  const { lacking } = bringRecords(named({ item: [5, 7] }), {
    source: SOURCE,
    target: records({}),
    free: freeOf(records({}), 1),
  });
  expect([...lacking]).toEqual([['item', 2]]);
});

test('a range of items in a chest stays side by side', () => {
  const chest = resourceOf('treasure_chest');
  const [from, to] = ['first', 'last'].map((end) => chest?.leaves.find(({ keys }) => keys.at(-1) === end)?.path ?? '');
  const source = records({
    item: { 5: { name_ja: '剣' }, 7: { name_ja: '盾' } },
    treasure_chest: { 1: { name_ja: '箱', [from as string]: 5, [to as string]: 7 } },
  });
  const target = records({ item: { 2: { name_ja: '杖' } } });
  const { moves, added } = bringRecords(named({ item: [7], treasure_chest: [1] }), {
    source,
    target,
    free: freeOf(target),
  });
  expect(plain(moves)).toEqual({ item: { 5: 3, 6: 4, 7: 5 }, treasure_chest: { 1: 1 } });
  expect([...(added.get('item')?.keys() ?? [])].sort()).toEqual([3, 5]);
});

test('every kind that events name is brought or stays, and all that records lead to is brought with them', () => {
  const events = EVENT_CATEGORIES.flatMap(({ types }) => types.flatMap((type) => eventSlots(type)));
  const kinds = new Set(events.flatMap(({ field }) => (field.kind === 'reference' ? [field.to] : [])));
  expect([...kinds].filter((kind) => !isScenariosOwn(kind)).sort()).toEqual([
    'floor_map',
    'labyrinth_setting',
    'treasure_trap',
  ]);
  for (const kind of kindsBrought([...kinds].filter(isScenariosOwn))) {
    const resource = resourceOf(kind);
    expect(resource, kind).toBeDefined();
    if (!resource) continue;
    // A copy of a record with every reference set names nothing of the source any more.
    for (const leaf of referencesOf(resource)) {
      if (leaf.field.kind !== 'reference' || !isScenariosOwn(leaf.field.to)) continue;
      const { to } = leaf.field;
      const [number] = numbersOf(resource);
      const whole = withLeaf(blankOf(resource, number ?? 1), leaf, 50);
      const source = new Map([
        [kind, new Map([[number ?? 1, whole]])],
        [
          to,
          new Map([
            ...(to === kind ? [[number ?? 1, whole] as const] : []),
            [50, blankOf(resourceOf(to) ?? resource, 50)],
          ]),
        ],
      ] as const);
      const { added, moves } = bringRecords(named({ [kind]: [number ?? 1] }), {
        source,
        target: new Map(),
        free: freeOf(new Map()),
      });
      const copy = [...(added.get(kind)?.values() ?? [])][0] as object;
      expect(leafValue(copy, leaf), `${kind}.${leaf.path}`).toBe(moves.get(to)?.get(50));
    }
  }
});

test('events of a region take other numbers or none, with the signs of their conditions', () => {
  const grid = blankGrid();
  writeCell(grid, 2, 2, { event_id: 1102, 1: 12, 2: 1, 3: 40, flag: -7 });
  writeCell(grid, 3, 2, { event_id: 1301, 1: 8, 2: 4 });
  const region = cutRegion(
    grid,
    [
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ],
    24,
    1,
  );
  expect(Object.fromEntries(namedByRegion(region))).toEqual({
    event_flag: [7],
    item: [12],
    labyrinth_message: [40],
    treasure_chest: [8],
  });
  const moved = renumberedRegion(
    region,
    new Map([
      ['item', new Map([[12, 3]])],
      ['event_flag', new Map([[7, 9]])],
    ]),
  );
  expect(readCell(moved.grid, 0, 0)).toMatchObject({ 1: 3, 3: 40, flag: -9 });
  const cleared = clearedRegion(region);
  expect(readCell(cleared.grid, 0, 0)).toMatchObject({ event_id: 1102, 1: RECORD_KINDS.item.none, 3: 0, flag: 0 });
  // Traps are the same in every scenario.
  expect(readCell(cleared.grid, 1, 0)).toMatchObject({ event_id: 1301, 1: 0, 2: 4 });
  expect(namedByRegion(cleared).size).toBe(0);
});
