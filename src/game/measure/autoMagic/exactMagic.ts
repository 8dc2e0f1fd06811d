import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { type MagicRow, MOST_EFFECTS } from '#domain/resources/magic/magicRow.ts';
import type { MagicBearer, MagicEntry, MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import { inclusionOdds } from './inclusionOdds.ts';

/** The odds of `drawMagic` for an item from a chest. Chances are 0 to 1. */
export interface MagicOdds {
  /** The chance that it gets any magic. */
  readonly magic: number;
  /** The chance that the item has an effect, by the code of each possible effect. */
  readonly effects: ReadonlyMap<number, number>;
  /** The mean number of effects; an item without magic counts as 0. */
  readonly mean: number;
}

/** The exact odds of one item from a chest of `level`. */
export function exactMagic(rules: MagicRules, item: MagicBearer, level: number): MagicOdds {
  const effects = new Map<number, number>();
  let magic = 0;
  let reached = rules.chance(item, level) / 100;
  if (reached > 0) {
    for (const { place, row } of rules.rows(item, level)) {
      const taken = (reached * row.probability) / 100;
      reached -= taken;
      const ofRow = oddsOfRow(rules, place, row, level);
      if (ofRow.size > 0) magic += taken;
      for (const [code, odds] of ofRow) effects.set(code, (effects.get(code) ?? 0) + taken * odds);
    }
  }
  return { magic, effects, mean: [...effects.values()].reduce((sum, odds) => sum + odds, 0) };
}

/** The chance of each effect once a row is chosen, 0 to 1, by the code of the effect. */
function oddsOfRow(rules: MagicRules, place: number, row: MagicRow, level: number): Map<number, number> {
  const weights = weightsOf(rules.entries(place, level));
  const codes = [...weights.keys()];
  const odds = new Map<number, number>();
  if (codes.length === 0) return odds;
  const add = (code: number, share: number) => odds.set(code, (odds.get(code) ?? 0) + share);
  const { min, max, most } = rules.counts(row, level);
  for (let wanted = min; wanted <= max; wanted++) {
    const count = Math.min(wanted, most);
    const share = 1 / (max - min + 1);
    const included = inclusionOdds([...weights.values()], count);
    for (const [index, chance] of included.entries()) add(codes[index] as number, share * chance);
    if (Math.min(count, codes.length) < MOST_EFFECTS && row.curse > 0) {
      const cursedAlready = included[codes.indexOf(CURSING_EFFECT)] ?? 0;
      add(CURSING_EFFECT, (share * (1 - cursedAlready) * row.curse) / 100);
    }
  }
  return odds;
}

/** The weight of each single effect, summed over all entries that contain it. */
function weightsOf(entries: readonly MagicEntry[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { first, last, weight } of entries) {
    for (let code = first; code <= last; code++) {
      weights.set(code, (weights.get(code) ?? 0) + weight / (last - first + 1));
    }
  }
  return weights;
}
