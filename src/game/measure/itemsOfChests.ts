// Statistics of chests: the chests that contain an item, and the expected items of a number of chests on a floor.
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import type { SpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { anyOf, expectedOf, type ItemOdds, itemsOfChest, specialItemsOf } from './chestContent.ts';
import type { ChestShares } from './chestSources.ts';

/** The records of chests and their content. */
export interface ChestRecords {
  readonly chests: ReadonlyMap<number, TreasureChest>;
  readonly specials: readonly SpecialItem[];
  readonly isItem: (number: number) => boolean;
}

/** A chest with the ways in which it gives an item. */
export interface ItemFind {
  readonly chest: number;
  /** The floors of the chest on which these are the ways; none if it is nowhere. */
  readonly floors: readonly number[];
  readonly odds: readonly ItemOdds[];
  /** The chance that at least one of them succeeds when the chest is opened, 0 to 1. */
  readonly chance: number;
}

/**
 * The chests that give an item, keyed by item, likeliest first; items that no chest gives are missing. A chest is there once for all floors
 * on which it gives the item in the same ways, as special items can keep to some floors.
 * @param placesOf the floors on which a chest can be found
 */
export function findsByItem(
  rules: BattleRules,
  { chests, specials, isItem }: ChestRecords,
  placesOf: (chest: number) => readonly number[],
): Map<number, ItemFind[]> {
  const finds = new Map<number, ItemFind[]>();
  for (const [chest, record] of chests) {
    const ordinary = itemsOfChest(rules, record, isItem);
    const places = placesOf(chest);
    const onFloors = (places.length > 0 ? places.map((floor) => [floor]) : [[]]).map((floors) => {
      const odds = [...ordinary, ...specialItemsOf(chest, specials, isItem, floors)];
      return { floors, items: Map.groupBy(odds, (one) => one.item) };
    });
    for (const item of new Set(onFloors.flatMap(({ items }) => [...items.keys()]))) {
      const alike = Map.groupBy(onFloors, ({ items }) => JSON.stringify(items.get(item) ?? []));
      const found = [...alike.values()].flatMap((on): ItemFind[] => {
        const odds = on[0]?.items.get(item);
        return odds ? [{ chest, floors: on.flatMap(({ floors }) => floors), odds, chance: anyOf(odds) }] : [];
      });
      finds.set(item, [...(finds.get(item) ?? []), ...found]);
    }
  }
  for (const found of finds.values()) found.sort((one, other) => other.chance - one.chance || one.chest - other.chest);
  return finds;
}

/** The expected number of an item over some openings. */
export interface ExpectedItem {
  readonly item: number;
  readonly expected: number;
}

/**
 * The expected number of each item in the given number of a floor's chests, greatest first. For an item that can be found only once in a
 * game this is the chance of finding it.
 */
export function expectedItems(
  rules: BattleRules,
  { shares }: ChestShares,
  openings: number,
  { chests, specials, isItem }: ChestRecords,
  floor: number,
): ExpectedItem[] {
  const often = new Map<number, number>();
  const once = new Map<SpecialItem, number>();
  for (const { chest, share } of shares) {
    const record = chests.get(chest);
    if (!record) continue;
    for (const odds of itemsOfChest(rules, record, isItem)) add(often, odds.item, share * expectedOf([odds]));
    for (const special of specials) {
      const odds = specialItemsOf(chest, [special], isItem, [floor]);
      if (special.only_once) add(once, special, share * expectedOf(odds));
      else add(often, special.item, share * expectedOf(odds));
    }
  }
  const expected = new Map(Array.from(often, ([item, inOne]) => [item, inOne * openings]));
  for (const [{ item }, inOne] of once) add(expected, item, 1 - (1 - inOne) ** openings);
  return Array.from(expected, ([item, number]) => ({ item, expected: number }))
    .filter(({ expected: number }) => number > 0)
    .sort((one, other) => other.expected - one.expected || one.item - other.item);
}

function add<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
