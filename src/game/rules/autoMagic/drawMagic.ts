import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { MOST_EFFECTS } from '#domain/resources/magic/magicRow.ts';
import type { Random } from '#game/random/Random.ts';
import type { MagicBearer, MagicEntry, MagicRules } from '#game/rules/autoMagic/MagicRules.ts';

export interface DrawnMagic {
  /** Its effects without duplicates, at most six. */
  readonly effects: readonly number[];
  /** The power that names the item; 0 for none. */
  readonly power: number;
}

/** Draws the magic of one item from a chest of `level`; undefined if it gets none. */
export function drawMagic(rules: MagicRules, item: MagicBearer, level: number, random: Random): DrawnMagic | undefined {
  if (!random.chance(rules.chance(item, level))) return undefined;
  const taken = rules.rows(item, level).find(({ row }) => random.chance(row.probability));
  if (!taken) return undefined;
  const { place, row } = taken;
  const { min, max, most } = rules.counts(row, level);
  const count = Math.min(most, min + random.below(max - min + 1));
  const effects = drawEffects(rules.entries(place, level), count, random);
  if (effects.length === 0) return undefined;
  const isCursed = random.chance(row.curse) && effects.length < MOST_EFFECTS && !effects.includes(CURSING_EFFECT);
  return { effects: isCursed ? [...effects, CURSING_EFFECT] : effects, power: row.prefix ? row.kind : 0 };
}

/** Draws up to `count` effects without duplicates. A repeated one is drawn again, so that the shares of the others stay the same. */
function drawEffects(entries: readonly MagicEntry[], count: number, random: Random): number[] {
  const drawn: number[] = [];
  let open = entries;
  while (drawn.length < count && open.length > 0) {
    const entry = open[random.pick(open.map(({ weight }) => weight))] as MagicEntry;
    const effect = entry.first + random.below(entry.last - entry.first + 1);
    if (drawn.includes(effect)) continue;
    drawn.push(effect);
    // With at most five effects drawn, at least every sixth try finds another one among the rest.
    open = open.filter(({ first, last }) => !isExhausted(first, last, drawn));
  }
  return drawn;
}

const isExhausted = (first: number, last: number, drawn: readonly number[]): boolean =>
  drawn.filter((effect) => effect >= first && effect <= last).length === last - first + 1;
