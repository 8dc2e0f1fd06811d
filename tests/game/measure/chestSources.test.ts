import { describe, expect, test } from 'vitest';
import { npc } from '#domain/resources/npc.ts';
import { type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { type SpecialItem, treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { type ChestGivers, chestShares, chestSources } from '#game/measure/chestSources.ts';
import { expectedItems, findsByItem } from '#game/measure/itemsOfChests.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { sampleGrid, sampleMonsters, sampleSettings, sampleTables } from './encounterSample.ts';

const TABLES = sampleTables({
  1: [
    [5, 3],
    [6, 1],
  ],
});
const MONSTERS = sampleMonsters({
  5: { name_ja: '鬼', name_en: 'Ogre', random_chest: 10, room_chest: 20 },
  6: { random_chest: 11, companion: 5, companion_probability: 100 },
});
const NPCS = new Map([[3, { ...npc.blank, name_ja: '商人', battle: { ...npc.blank.battle, chest: 30 } }]]);
const GIVERS: ChestGivers = { tables: TABLES, monsters: MONSTERS, npcs: NPCS };
const OGRE = { kind: 'monster', number: 5, name: { ja: '鬼', en: 'Ogre' } } as const;

const ONE_SLOT = [
  [1, 50],
  [0, 0],
  [0, 0],
] as const;
const sourcesOf = (painted: Parameters<typeof sampleGrid>[0], settings: Parameters<typeof sampleSettings>[1] = {}) =>
  chestSources(DEFAULT_RULES, { settings: sampleSettings(ONE_SLOT, settings), grid: sampleGrid(painted) }, GIVERS);
/** Settings without random encounters. */
const QUIET = { no_random_encounters: true };

describe('One comes upon a chest', () => {
  test('where an event holds it, and its guard leaves no other', () => {
    const events = [
      [1, 1, 1301, [7, 0]],
      [2, 1, 1302, [8, 0, 5, 1]],
      [3, 1, 1301, [0, 0]],
    ] as const;
    expect(sourcesOf({ events }, QUIET)).toEqual([
      { chest: 7, at: { x: 1, y: 1, event: 1301 }, chance: 1 },
      { chest: 8, at: { x: 2, y: 1, event: 1302 }, chance: 1 },
    ]);
  });

  test('not beyond the size of the floor', () => {
    expect(sourcesOf({ events: [[22, 22, 1301, [7, 0]]] }, { ...QUIET, labyrinth_size: 2 })).toEqual([]);
  });

  test('where who is met leaves it: room treasure in rooms, random treasure in corridors, none of who comes along', () => {
    const at = (room_id: number) => ({ room_id });
    expect(sourcesOf({ rooms: [1] })).toEqual([
      { chest: 10, at: at(0), chance: 0.375, by: OGRE },
      { chest: 11, at: at(0), chance: 0.125, by: { kind: 'monster', number: 6, name: { ja: '', en: '' } } },
      { chest: 20, at: at(1), chance: 0.375, by: OGRE },
    ]);
  });

  test('after a battle, by the place in which it is fought', () => {
    const events = [
      [0, 0, 1401, [5, 1, 0]],
      [5, 5, 1401, [5, 1, 0]],
    ] as const;
    const sources = sourcesOf({ rooms: [2], events }, QUIET).filter(({ at }) => 'event' in at);
    expect(sources).toEqual([
      { chest: 20, at: { x: 0, y: 0, event: 1401 }, chance: 1, by: OGRE },
      { chest: 10, at: { x: 5, y: 5, event: 1401 }, chance: 1, by: OGRE },
    ]);
  });

  test('of an NPC that is beaten', () => {
    const by = { kind: 'npc', number: 3, name: { ja: '商人', en: '' } };
    expect(sourcesOf({ events: [[4, 4, 1501, [3]]] }, QUIET)).toEqual([
      { chest: 30, at: { x: 4, y: 4, event: 1501 }, chance: 1, by },
    ]);
  });

  test('in shares that are those of the chances, way by way', () => {
    const events = [
      [1, 1, 1301, [7, 0]],
      [2, 1, 1301, [7, 0]],
      [3, 1, 1301, [8, 0]],
    ] as const;
    const share = (chest: number, of: number) => ({ chest, share: expect.closeTo(of) });
    expect(chestShares(sourcesOf({ events }))).toEqual([
      { way: 'events', shares: [share(7, 2 / 3), share(8, 1 / 3)] },
      { way: 0, shares: [share(10, 0.75), share(11, 0.25)] },
    ]);
  });
});

const chest = (values: Partial<TreasureChest>): TreasureChest => ({ ...treasureChest.blank, ...values });
const special = (values: Partial<SpecialItem>): SpecialItem => ({ ...treasureSpecialItem.blank, ...values });
const CHESTS = new Map([
  [7, chest({ high: { first: 1, last: 2, count: 2 }, probability_high: 50 })],
  [8, chest({ high: { first: 2, last: 0, count: 1 }, low: { first: 2, last: 0, count: 1 }, probability_low: 50 })],
]);

const isItem = (item: number) => item > 0;

describe('Items', () => {
  test('are found in chests by all of their slots together, the likeliest chest first', () => {
    const specials = [special({ item: 9, chests: { from: 8, to: 0 }, probability: 100 })];
    const finds = findsByItem(DEFAULT_RULES, { chests: CHESTS, specials, isItem }, () => []);
    const chances = [...finds].map(([item, found]) => [item, found.map((one) => [one.chest, one.chance])]);
    expect(chances).toEqual([
      [1, [[7, expect.closeTo(0.25)]]],
      [
        2,
        [
          [8, expect.closeTo(0.8)],
          [7, expect.closeTo(0.25)],
        ],
      ],
      [9, [[8, expect.closeTo(0.1)]]],
    ]);
  });

  test('of a chest on several floors are told floor by floor where they differ', () => {
    const specials = [
      special({ item: 2, chests: { from: 8, to: 0 }, floors: { from: 5, to: 9 }, probability: 500 }),
      special({ item: 9, floors: { from: 20, to: 20 }, probability: 100 }),
    ];
    const places = new Map([
      [7, [1]],
      [8, [1, 5, 6]],
    ]);
    const finds = findsByItem(DEFAULT_RULES, { chests: CHESTS, specials, isItem }, (chest) => places.get(chest) ?? []);
    expect(finds.get(2)?.map(({ chest: number, floors, chance }) => [number, floors, chance])).toEqual([
      [8, [5, 6], expect.closeTo(0.9)],
      [8, [1], expect.closeTo(0.8)],
      [7, [1], expect.closeTo(0.25)],
    ]);
    // No chest is on its floor.
    expect(finds.has(9)).toBe(false);
  });

  test('come of a hundred chests as often as their shares say, and what comes once at most once', () => {
    const shares = [
      { chest: 7, share: 0.6 },
      { chest: 8, share: 0.4 },
      // A chest that was never written.
      { chest: 9, share: 0 },
    ];
    const specials = [
      special({ item: 3, probability: 10, only_once: true }),
      special({ item: 4, probability: 10, only_once: false }),
      special({ item: 5, probability: 1000, floors: { from: 9, to: 9 } }),
    ];
    expect(
      expectedItems(DEFAULT_RULES, { way: 'events', shares }, 100, { chests: CHESTS, specials, isItem }, 1),
    ).toEqual([
      { item: 2, expected: expect.closeTo(100 * (0.6 * 0.25 * 2 + 0.4 * 1.1)) },
      { item: 1, expected: expect.closeTo(100 * 0.6 * 0.25 * 2) },
      { item: 4, expected: expect.closeTo(1) },
      { item: 3, expected: expect.closeTo(1 - 0.99 ** 100) },
    ]);
  });
});
