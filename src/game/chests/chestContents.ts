import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { TreasureChest } from '#domain/resources/treasureChest.ts';
import { isInChest } from '#domain/resources/treasureSpecialItem.ts';
import { found } from '#game/queries/possessions.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import { drawMagic } from '#game/rules/autoMagic/drawMagic.ts';
import { MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import { chestGold, goldDice } from '#game/rules/chestGold.ts';
import { contentOfChest, drawItems } from '#game/rules/chestItems.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit } from '#game/state/bits.ts';
import type { Held } from '#game/state/Member.ts';
import type { Spoil } from '#game/state/Operation.ts';

/** Draws the content of a chest: gold, items of its slots with their magic, and special items. */
export function chestContents(
  run: Run,
  number: number,
  chest: TreasureChest,
  random: Random = run.stream(STREAM.chest),
): { readonly gold: number; readonly things: readonly Spoil[] } {
  const gold = chestGold(run.world.rules, random.roll(goldDice(chest)), chest.gold_bonus);
  const things = slotThings(run, chest, random).map((held) => ({ held }));
  return { gold, things: [...things, ...specialThings(run, number, random)] };
}

function slotThings({ world, floor }: Run, chest: TreasureChest, random: Random): Held[] {
  const content = contentOfChest(world.rules, chest, (number) => {
    const item = world.items.get(number);
    return item && { number, ...item };
  });
  const own = chest.special_magic_set;
  const set = own === RECORD_KINDS.magic_set.none ? (floor?.settings.magic_set ?? 0) : own;
  const magicSet = world.magicSets.get(set);
  const magic = magicSet && new MagicRules(magicSet);
  return drawItems(content, random).map((item) => {
    const drawn = magic && drawMagic(magic, item, chest.chest_level, random);
    if (!drawn) return found(world, item.number);
    return found(world, item.number, { effects: drawn.effects, ...(drawn.power > 0 && { power: drawn.power }) });
  });
}

/** Draws the special items; each is tried independently for every chest that can contain it. */
function specialThings(run: Run, chest: number, random: Random): Spoil[] {
  const { world, floor, draft } = run;
  const here = floor?.number ?? 0;
  return [...world.specialItems].flatMap(([number, one]) => {
    const { item, floors, needs_flag, only_once, probability } = one;
    if (!world.items.has(item) || !isInChest(one, chest) || here < floors.from || here > floors.to) return [];
    if (needs_flag > 0 && !hasBit(draft.flags, needs_flag)) return [];
    if (only_once && hasBit(draft.finds, number)) return [];
    if (random.below(1000) >= probability) return [];
    if (only_once) run.apply({ op: 'spendFind', special: number });
    return [{ held: found(world, item), ...(only_once && { special: number }) }];
  });
}
