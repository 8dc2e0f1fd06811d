// The derived values of a character, by the rules and its equipment. Whole numbers, except the mean damage.
import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { CURSING_EFFECT } from '#domain/catalogs/magicEffects.ts';
import { type Dice, diceResults } from '#domain/dice/diceSpread.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { item } from '#domain/resources/item.ts';
import { NUMBERS_NEGATE } from '#domain/resources/rules/magicEffectRule.ts';
import { blowsOf } from './blows.ts';
import { stepsIn } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';
import { memberHit, strengthBonus } from './hitChance.ts';
import { meanHp } from './levelUp.ts';

type Item = RecordOf<typeof item>;

/** A character or a member with equipment. */
export interface Wearer extends Pick<Character, 'job' | 'level' | 'stats' | 'max_hp'> {
  readonly items: readonly {
    readonly item: number;
    readonly worn: boolean;
    readonly identified: boolean;
    /** Codes of magic in addition to that of the item. */
    readonly effects?: readonly number[];
  }[];
}

/** Looks up an item by number; undefined if there is none. */
export type Items = (number: number) => Item | undefined;

export interface CharacterFigures {
  /** Including the effects of equipment. */
  readonly stats: Stats;
  readonly hp: number;
  /** 10 is without armour; lower is better. */
  readonly ac: number;
  /** Blows per round. */
  readonly blows: number;
  /** The hit value (see `hitChance`). */
  readonly hit: number;
  /** The damage of a blow that hits. */
  readonly damage: Dice;
  /** The range and kind of its weapon, by the catalogs; 0 with bare hands. */
  readonly range: number;
  readonly weapon: number;
  /** The bonuses on the order die and on each die of its spells. */
  readonly order: number;
  readonly spellPower: number;
}

/** The code of the first effect of each kind that changes the wearer's values; the codes of the other amounts follow in order. */
const STAT_RISES = { first: 1, each: 3 };
const STAT_FALLS = { first: 19 };
const EFFECTS = {
  hp: { first: 25, amounts: [5, 10, 20] },
  hit: { first: 28, amounts: [1, 2, 3] },
  damage: { first: 31, amounts: [1, 2, 3] },
  ac: { first: 34, amounts: [-1, -2, -3] },
  order: { first: 37, amounts: [1, 2] },
  spellPower: { first: 39, amounts: [1, 2] },
  blows: { first: 41, amounts: [1, 2] },
} as const;

/** The armour class without equipment. */
const BARE_AC = 10;

/** Computes the derived values of a character. At another level than its own, its given hit points are ignored. */
export function characterFigures(
  rules: Rules,
  character: Wearer,
  items: Items,
  level: number = character.level,
): CharacterFigures {
  const { job } = character;
  const { bare_hand, bare_ac_step } = jobRules(rules, job).attack;
  const { unidentified_works, curse_ac, curse_hit, reverse_equipment: reversing } = rules.effects;
  const worn = character.items.flatMap(({ item: number, worn: isWorn, identified, effects = [] }) => {
    const one = isWorn ? items(number) : undefined;
    if (!one) return [];
    const works = identified || unidentified_works;
    return {
      ...one,
      magic_effects: works ? [...one.magic_effects, ...effects] : [],
      reverse_equipment: one.reverse_equipment && reversing === NUMBERS_NEGATE,
    };
  });
  const isCursed = worn.some(({ magic_effects }) => magic_effects.includes(CURSING_EFFECT));
  const stats = statsWith(rules, character.stats, worn);
  const given = level === character.level ? character.max_hp : 0;
  const { strength, vitality } = stats;
  const hand = handOf(worn, bare_hand);
  const bareAc = worn.length === 0 ? -stepsIn(level, bare_ac_step) : 0;
  return {
    stats,
    hp: Math.max(1, (given || meanHp(rules, job, level, vitality)) + sum(worn, 'hp')),
    ac:
      BARE_AC + bareAc + total(worn, ({ ac, ...one }) => sign(one) * ac) + sum(worn, 'ac') + (isCursed ? curse_ac : 0),
    blows: blowsOf(rules, { job, level, added: sum(worn, 'blows') }),
    hit: memberHit(rules, { job, level, strength, added: sum(worn, 'hit') - (isCursed ? curse_hit : 0) }),
    damage: { ...hand.dice, plus: hand.dice.plus + strengthBonus(rules, strength).damage + sum(worn, 'damage') },
    range: hand.range,
    weapon: hand.weapon,
    order: sum(worn, 'order'),
    spellPower: sum(worn, 'spellPower'),
  };
}

/** The maximum hit points of a wearer with its equipment. */
export const mostHp = (
  { rules, items }: { readonly rules: Rules; readonly items: ReadonlyMap<number, Item> },
  wearer: Wearer,
): number => characterFigures(rules, wearer, (number) => items.get(number)).hp;

/** The minimum, mean and maximum damage of a blow that hits; at least 1. */
export function damageOf(damage: Dice): ReturnType<typeof diceResults> {
  const { minimum, expected, maximum } = diceResults(damage);
  return { minimum: Math.max(1, minimum), expected: Math.max(1, expected), maximum: Math.max(1, maximum) };
}

/** The equipped weapon or bare hands, whichever does more damage on average. */
function handOf(
  worn: readonly Item[],
  bareHand: Dice,
): { readonly dice: Dice; readonly range: number; readonly weapon: number } {
  const weapons = worn
    .filter(({ type }) => type === WEAPON_TYPE)
    .map(({ power, range, weapon_type }) => ({ dice: power, range, weapon: weapon_type }));
  const hands = [{ dice: bareHand, range: 0, weapon: 0 }, ...weapons];
  return hands.reduce((best, hand) =>
    diceResults(hand.dice).expected > diceResults(best.dice).expected ? hand : best,
  );
}

function statsWith({ effects }: Rules, stats: Stats, worn: readonly Item[]): Stats {
  const entries = STATS.map(({ name }, at) => {
    const first = STAT_RISES.first + at * STAT_RISES.each;
    const change = total(worn, (one) =>
      one.magic_effects.reduce((added, code) => {
        const rise = code >= first && code < first + STAT_RISES.each ? code - first + 1 : 0;
        const fall = code === STAT_FALLS.first + at ? 1 : 0;
        return added + sign(one) * (rise - fall);
      }, 0),
    );
    const most = Math.max(stats[name], effects.stat_cap_with_items);
    return [name, Math.min(most, Math.max(0, stats[name] + change))];
  });
  return Object.fromEntries(entries) as Stats;
}

/** The sum of one kind of effects over all worn items. */
function sum(worn: readonly Item[], kind: keyof typeof EFFECTS): number {
  const { first, amounts } = EFFECTS[kind];
  return total(worn, (one) =>
    one.magic_effects.reduce((added, code) => added + sign(one) * (amounts[code - first] ?? 0), 0),
  );
}

/** The sign of an item's effects; reversed equipment has the opposite effect. */
const sign = ({ reverse_equipment }: Pick<Item, 'reverse_equipment'>): 1 | -1 => (reverse_equipment ? -1 : 1);

const total = (worn: readonly Item[], of: (one: Item) => number): number => worn.reduce((all, one) => all + of(one), 0);
