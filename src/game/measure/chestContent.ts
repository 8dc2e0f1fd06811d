// The content of a treasure chest. Its three slots are independent: each is tried with its probability, then one item of its range is drawn
// with equal chances, in the number of the slot. Gold is dice x 10 x (bonus + 1). Special items are added.

import { diceResults } from '#domain/dice/diceSpread.ts';
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
}

/** The chance of a slot, 0 to 1; 0 for an empty slot. */
export const slotChance = (rules: BattleRules, chest: TreasureChest, slot: ChestSlot): number =>
  itemsOfSlot(chest[slot]).length === 0 ? 0 : slotProbability(rules, chest, slot) / 100;

/** The items of the three slots of a chest, slot by slot, without impossible ones. */
export function itemsOfChest(rules: BattleRules, chest: TreasureChest): ItemOdds[] {
  return CHEST_SLOTS.flatMap((slot) => {
    const items = itemsOfSlot(chest[slot]);
    const chance = slotChance(rules, chest, slot) / items.length;
    return chance > 0 ? items.map((item) => ({ item, slot, chance, count: chest[slot].count })) : [];
  });
}

/**
 * The special items that a chest can contain.
 * @param floor the floor of the chest; any floor if undefined
 */
export function specialItemsOf(number: number, specials: Iterable<SpecialItem>, floor?: number): ItemOdds[] {
  return Array.from(specials)
    .filter((one) => one.item !== 0 && one.probability > 0 && isInChest(one, number))
    .filter(({ floors }) => floor === undefined || (floor >= floors.from && floor <= floors.to))
    .map(({ item, probability, only_once, needs_flag }) => ({
      item,
      slot: 'special',
      chance: probability / 1000,
      count: 1,
      ...(only_once && { isOnce: true }),
      ...(needs_flag !== 0 && { needsFlag: needs_flag }),
    }));
}

/** The chance that at least one of several independent draws succeeds, 0 to 1. */
export const anyOf = (odds: readonly Pick<ItemOdds, 'chance'>[]): number =>
  1 - odds.reduce((none, { chance }) => none * (1 - chance), 1);

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
