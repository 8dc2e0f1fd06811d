// Rule 13 (docs/rules.md): the items of a chest. Its three slots are independent.
import { CHEST_SLOTS, type ChestSlot, itemsOfSlot, type TreasureChest } from '#domain/resources/treasureChest.ts';
import type { Random } from '#game/random/Random.ts';
import type { MagicBearer } from './autoMagic/MagicRules.ts';
import type { BattleRules } from './compileRules.ts';

/** An item as it may lie in a chest. */
export interface ChestItem extends MagicBearer {
  readonly number: number;
  readonly purchase_price: number;
}

/** Things that lie in a chest together with `probability` %: one is drawn evenly from `items`, and there are `count` of it. */
export interface ChestContent {
  readonly items: readonly ChestItem[];
  readonly count: number;
  readonly probability: number;
}

/** How likely a slot comes, by itself or by the rules. Per cent. */
export function slotProbability({ battle }: BattleRules, chest: TreasureChest, slot: ChestSlot): number {
  const probability = chest[`probability_${slot}`];
  return probability < 0 ? battle[`chest_${slot}`] : probability;
}

/** What lies in a chest. @param item gives what is known of an item, nothing where there is none */
export function contentOfChest(
  rules: BattleRules,
  chest: TreasureChest,
  item: (number: number) => ChestItem | undefined,
): ChestContent[] {
  return CHEST_SLOTS.map((slot) => ({
    items: itemsOfSlot(chest[slot]).flatMap((number) => item(number) ?? []),
    count: chest[slot].count,
    probability: slotProbability(rules, chest, slot),
  })).filter(({ items }) => items.length > 0);
}

/** What comes out of a chest once: of each slot that comes one item, as often as the slot says. */
export function drawItems(chest: readonly ChestContent[], random: Random): ChestItem[] {
  return chest.flatMap(({ items, count, probability }) => {
    if (!random.chance(probability)) return [];
    const drawn = items[random.below(items.length)] as ChestItem;
    return Array.from({ length: count }, () => drawn);
  });
}
