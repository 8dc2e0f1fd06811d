// Rule 13 (docs/rules.md): the items of a chest. Its three slots are independent.
import { CHEST_SLOTS, type ChestSlot, itemsOfSlot, type TreasureChest } from '#domain/resources/treasureChest.ts';
import type { Random } from '#game/random/Random.ts';
import type { MagicBearer } from './autoMagic/MagicRules.ts';
import type { BattleRules } from './compileRules.ts';

/** An item that a chest can contain. */
export interface ChestItem extends MagicBearer {
  readonly number: number;
  readonly purchase_price: number;
}

/** A slot of a chest. With `probability` % one of `items` is drawn with equal chances, and there are `count` of it. */
export interface ChestContent {
  readonly items: readonly ChestItem[];
  readonly count: number;
  readonly probability: number;
}

/** The chance of a slot, its own or that of the rules, in per cent. */
export function slotProbability({ battle }: BattleRules, chest: TreasureChest, slot: ChestSlot): number {
  const probability = chest[`probability_${slot}`];
  return probability < 0 ? battle[`chest_${slot}`] : probability;
}

/** The non-empty slots of a chest. @param item looks up an item; undefined if there is none */
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

/** Draws the items of one chest: one item for each slot that succeeds, `count` times. */
export function drawItems(chest: readonly ChestContent[], random: Random): ChestItem[] {
  return chest.flatMap(({ items, count, probability }) => {
    if (!random.chance(probability)) return [];
    const drawn = items[random.below(items.length)] as ChestItem;
    return Array.from({ length: count }, () => drawn);
  });
}
