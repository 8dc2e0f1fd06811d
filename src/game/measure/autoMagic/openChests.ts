import { SeededRandom, seedOf } from '#game/random/Random.ts';
import { drawMagic } from '#game/rules/autoMagic/drawMagic.ts';
import { MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { type ChestContent, type ChestItem, drawItems } from '#game/rules/chestItems.ts';
import { exactMagic } from './exactMagic.ts';

/** A test that opens chests to see the magic of their items. */
export interface ChestTest {
  readonly content: MagicContent;
  readonly level: number;
  readonly chest: readonly ChestContent[];
  readonly openings: number;
  readonly seed: number;
}

/** An item that was found with magic. */
export interface MagicFind {
  readonly item: number;
  readonly effects: readonly number[];
  readonly power: number;
  /** The price including the surcharges of its effects. */
  readonly price: number;
}

export interface ChestTestResult {
  readonly openings: number;
  /** All found items by type: their number, and how many of them have magic. */
  readonly types: readonly { readonly type: number; readonly items: number; readonly magic: number }[];
  /** The number of items with an effect, by the code of the effect. */
  readonly effects: readonly { readonly code: number; readonly items: number }[];
  readonly dearest: MagicFind | undefined;
  /** The first ten items with magic. */
  readonly samples: readonly MagicFind[];
}

const SAMPLES = 10;

/**
 * Opens chests one after the other. The same test gives the same result.
 * @param tell called every 250 openings with the number of opened chests
 */
export function openChests(test: ChestTest, tell: (opened: number) => void = () => {}): ChestTestResult {
  const rules = new MagicRules(test.content);
  const random = new SeededRandom(seedOf(test.seed));
  const types = new Map<number, { items: number; magic: number }>();
  const effects = new Map<number, number>();
  const samples: MagicFind[] = [];
  let dearest: MagicFind | undefined;
  for (let opened = 1; opened <= test.openings; opened++) {
    for (const item of drawItems(test.chest, random)) {
      const seen = types.get(item.type) ?? { items: 0, magic: 0 };
      types.set(item.type, seen);
      seen.items++;
      const drawn = drawMagic(rules, item, test.level, random);
      if (!drawn) continue;
      seen.magic++;
      for (const code of drawn.effects) effects.set(code, (effects.get(code) ?? 0) + 1);
      const find = { item: item.number, ...drawn, price: priceOf(test.content, item, drawn.effects) };
      if (samples.length < SAMPLES) samples.push(find);
      if (!dearest || find.price > dearest.price) dearest = find;
    }
    if (opened % TELL_EVERY === 0) tell(opened);
  }
  return {
    openings: test.openings,
    types: [...types].map(([type, seen]) => ({ type, ...seen })).sort((one, other) => one.type - other.type),
    effects: [...effects].map(([code, items]) => ({ code, items })).sort((one, other) => other.items - one.items),
    dearest,
    samples,
  };
}

const TELL_EVERY = 250;

function priceOf({ effects }: MagicContent, { purchase_price }: ChestItem, codes: readonly number[]): number {
  const plus = codes.reduce((sum, code) => sum + (effects.get(code)?.price_plus ?? 0), 0);
  return Math.floor((purchase_price * (100 + plus)) / 100);
}

/** The expected values of a test, per opening: the items of each type, those of them with magic, and the items with each effect. */
export interface ExactTest {
  readonly types: ReadonlyMap<number, { readonly items: number; readonly magic: number }>;
  readonly effects: ReadonlyMap<number, number>;
}

/** Computes the exact odds behind `openChests`. */
export function exactChests({ content, level, chest }: Pick<ChestTest, 'content' | 'level' | 'chest'>): ExactTest {
  const rules = new MagicRules(content);
  const types = new Map<number, { items: number; magic: number }>();
  const effects = new Map<number, number>();
  const known = new Map<string, ReturnType<typeof exactMagic>>();
  for (const { items, count, probability } of chest) {
    for (const item of items) {
      const mean = ((probability / 100) * count) / items.length;
      const key = `${item.type} ${item.weapon_type} ${item.special}`;
      const odds = known.get(key) ?? exactMagic(rules, item, level);
      known.set(key, odds);
      const seen = types.get(item.type) ?? { items: 0, magic: 0 };
      types.set(item.type, { items: seen.items + mean, magic: seen.magic + mean * odds.magic });
      for (const [code, chance] of odds.effects) effects.set(code, (effects.get(code) ?? 0) + mean * chance);
    }
  }
  return { types, effects };
}
