// The content of a treasure chest. Its three slots are independent: each is tried with its probability, then one of the existing items of
// its range is drawn with equal chances, in the number of the slot. Gold is dice x 10 x (bonus + 1). Special items are added.

import { diceResults } from '#domain/dice/diceSpread.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { CHEST_SLOTS, type ChestSlot, itemsOfSlot, type TreasureChest } from '#domain/resources/treasureChest.ts';
import { isInChest, type SpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { chestGold, goldDice } from '#game/rules/chestGold.ts';
import { slotProbability } from '#game/rules/chestItems.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';

/** One way to get an item from a chest. */
export interface ItemOdds {
  readonly item: number;
  readonly slot: ChestSlot | 'special';
  /** The chance when the chest is opened, 0 to 1. */
  readonly chance: number;
  /** The number of items in that case. */
  readonly count: number;
  /** Set if the item can be found only once in a game. */
  readonly isOnce?: true;
  /** The required event flag. */
  readonly needsFlag?: number;
  /** The floors on which alone it comes; absent if it comes wherever the chest can be. */
  readonly floors?: { readonly from: number; readonly to: number };
}

/** Whether an item exists: others never come. */
type IsItem = (number: number) => boolean;

/** The chance of a slot, 0 to 1; 0 for one without items. */
const slotChance = (rules: BattleRules, chest: TreasureChest, slot: ChestSlot, isItem: IsItem): number =>
  itemsOfSlot(chest[slot]).some(isItem) ? slotProbability(rules, chest, slot) / 100 : 0;

/** The items of the three slots of a chest, slot by slot, without impossible ones. */
export function itemsOfChest(rules: BattleRules, chest: TreasureChest, isItem: IsItem): ItemOdds[] {
  return CHEST_SLOTS.flatMap((slot) => {
    const items = itemsOfSlot(chest[slot]).filter(isItem);
    const chance = slotChance(rules, chest, slot, isItem) / items.length;
    return chance > 0 ? items.map((item) => ({ item, slot, chance, count: chest[slot].count })) : [];
  });
}

/**
 * The special items that a chest can contain.
 * @param places the floors on which the chest can be; every floor if there are none
 */
export function specialItemsOf(
  number: number,
  specials: Iterable<SpecialItem>,
  isItem: IsItem,
  places: readonly number[],
): ItemOdds[] {
  const where = places.length > 0 ? places : EVERY_FLOOR;
  return Array.from(specials)
    .filter((one) => isItem(one.item) && one.probability > 0 && isInChest(one, number))
    .filter(({ floors }) => where.some((floor) => isWithin(floors, floor)))
    .map(({ item, probability, only_once, needs_flag, floors }) => ({
      item,
      slot: 'special',
      chance: probability / 1000,
      count: 1,
      ...(only_once && { isOnce: true }),
      ...(needs_flag !== 0 && { needsFlag: needs_flag }),
      ...(!where.every((floor) => isWithin(floors, floor)) && { floors }),
    }));
}

const { first, last } = floorMap.numbers;
const EVERY_FLOOR = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const isWithin = ({ from, to }: SpecialItem['floors'], floor: number) => floor >= from && floor <= to;

/** The chance that at least one of several independent draws succeeds, 0 to 1. */
export const anyOf = (odds: readonly Pick<ItemOdds, 'chance'>[]): number =>
  1 - odds.reduce((none, { chance }) => none * (1 - chance), 1);

/** The chance of at least one item, and the expected number of items, when a chest is opened. */
interface ChestTotal {
  readonly any: number;
  readonly expected: number;
}

/**
 * Totals what a chest gives: on the floor where it is least and without special items that need a flag, and on the floor where it is most
 * and with all of them.
 * @param places the floors on which the chest can be; every floor if there are none
 */
export function totalsOfChest(
  rules: BattleRules,
  number: number,
  chest: TreasureChest,
  specials: readonly SpecialItem[],
  isItem: IsItem,
  places: readonly number[],
): { readonly least: ChestTotal; readonly most: ChestTotal } {
  const slots = CHEST_SLOTS.map((slot) => ({ chance: slotChance(rules, chest, slot, isItem) }));
  const ordinary = itemsOfChest(rules, chest, isItem);
  const totalOf = (beside: readonly ItemOdds[]) => ({
    any: anyOf([...slots, ...beside]),
    expected: expectedOf([...ordinary, ...beside]),
  });
  const onFloors = (places.length > 0 ? places : EVERY_FLOOR).map((floor) =>
    specialItemsOf(number, specials, isItem, [floor]),
  );
  const free = onFloors.map((odds) => totalOf(odds.filter(({ needsFlag }) => needsFlag === undefined)));
  const all = onFloors.map(totalOf);
  return {
    least: free.reduce((one, other) => (other.any < one.any ? other : one)),
    most: all.reduce((one, other) => (other.any > one.any ? other : one)),
  };
}

/** The expected number of items when a chest is opened. */
export const expectedOf = (odds: readonly Pick<ItemOdds, 'chance' | 'count'>[]): number =>
  odds.reduce((sum, { chance, count }) => sum + chance * count, 0);

/**
 * The minimum, maximum and expected gold of a chest. The rules cap the gold of each opening; the expected value is the mean of the dice,
 * capped as a whole.
 */
export function goldOfChest(
  rules: BattleRules,
  chest: Pick<TreasureChest, 'gold' | 'gold_bonus'>,
): ReturnType<typeof diceResults> {
  const { minimum, maximum, expected } = diceResults(goldDice(chest));
  const gold = (rolled: number) => chestGold(rules, rolled, chest.gold_bonus);
  return { minimum: gold(minimum), maximum: gold(maximum), expected: gold(expected) };
}
