// Statistics of chests: the chests that contain an item, and the expected items of a number of chests on a floor.
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import type { SpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import { anyOf, expectedOf, type ItemOdds, itemsOfChest, specialItemsOf } from './chestContent.ts';
import type { ChestShares } from './chestSources.ts';

type Chests = ReadonlyMap<number, TreasureChest>;

/** A chest with the ways in which it gives an item. */
export interface ItemFind {
  readonly chest: number;
  readonly odds: readonly ItemOdds[];
  /** The chance that at least one of them succeeds when the chest is opened, 0 to 1. */
  readonly chance: number;
}

/** The chests that give an item, keyed by item, likeliest first; items that no chest gives are missing. */
export function findsByItem(
  rules: BattleRules,
  chests: Chests,
  specials: readonly SpecialItem[],
): Map<number, ItemFind[]> {
  const finds = new Map<number, ItemFind[]>();
  for (const [chest, record] of chests) {
    const odds = [...itemsOfChest(rules, record), ...specialItemsOf(chest, specials)];
    for (const [item, ways] of Map.groupBy(odds, (one) => one.item)) {
      finds.set(item, [...(finds.get(item) ?? []), { chest, odds: ways, chance: anyOf(ways) }]);
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
  chests: Chests,
  specials: readonly SpecialItem[],
  floor: number,
): ExpectedItem[] {
  const often = new Map<number, number>();
  const once = new Map<SpecialItem, number>();
  for (const { chest, share } of shares) {
    const record = chests.get(chest);
    if (!record) continue;
    for (const odds of itemsOfChest(rules, record)) add(often, odds.item, share * expectedOf([odds]));
    for (const special of specials) {
      const odds = specialItemsOf(chest, [special], floor);
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
