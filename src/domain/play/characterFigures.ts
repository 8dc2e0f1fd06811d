// What a character comes to in play, by the rules and what it wears. All whole numbers but the mean of its damage.
import { STATS, type Stats } from '#domain/catalogs/adventurers.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { item } from '#domain/resources/item.ts';
import { DEFAULT_RULES, jobRules, strengthBonus, vitalityBonus } from './defaultRules.ts';
import { type Dice, diceResults } from './diceSpread.ts';

type Item = RecordOf<typeof item>;

/** The item of a number; undefined where there is none. */
export type Items = (number: number) => Item | undefined;

export interface CharacterFigures {
  /** With what it wears. */
  readonly stats: Stats;
  readonly hp: number;
  /** 10 is bare, lower is better armoured. */
  readonly ac: number;
  /** Blows in a round. */
  readonly blows: number;
  /** What it brings to hitting (see `hitChance`). */
  readonly hit: number;
  /** Of a blow that lands. */
  readonly damage: Dice;
  /** How far its weapon reaches, by the catalog; 0 with bare hands. */
  readonly range: number;
}

/** Codes of the first effect of each kind that changes the numbers of who wears it; the amounts follow in order. */
const STAT_RISES = { first: 1, each: 3 };
const STAT_FALLS = { first: 19 };
const EFFECTS = {
  hp: { first: 25, amounts: [5, 10, 20] },
  hit: { first: 28, amounts: [1, 2, 3] },
  damage: { first: 31, amounts: [1, 2, 3] },
  ac: { first: 34, amounts: [-1, -2, -3] },
  blows: { first: 41, amounts: [1, 2] },
} as const;

/** The figures of a character; where it is asked for at another level than its own, its given hit points count no more. */
export function characterFigures(
  character: Character,
  items: Items,
  level: number = character.level,
): CharacterFigures {
  const rules = jobRules(character.job);
  const worn = character.items.flatMap(({ item: number, worn: isWorn }) => (isWorn ? (items(number) ?? []) : []));
  const stats = statsWith(character.stats, worn);
  const given = level === character.level ? character.max_hp : 0;
  const strength = strengthBonus(stats.strength);
  const hand = handOf(worn, rules.bareHand);
  const bareAc = worn.length === 0 ? -stepsIn(level, rules.bareAcStep) : 0;
  const attacks = rules.firstAttacks + stepsIn(level, rules.attackStep);
  return {
    stats,
    hp: Math.max(1, (given || meanHp(level, rules.hitDie, stats.vitality)) + sum(worn, 'hp')),
    ac: DEFAULT_RULES.bareAc + bareAc + total(worn, ({ ac, ...one }) => sign(one) * ac) + sum(worn, 'ac'),
    blows: Math.max(1, Math.min(DEFAULT_RULES.mostAttacks, Math.min(rules.mostAttacks, attacks) + sum(worn, 'blows'))),
    hit: DEFAULT_RULES.hitBase + stepsIn(level, rules.hitStep) + strength + sum(worn, 'hit'),
    damage: { ...hand.dice, plus: hand.dice.plus + strength + sum(worn, 'damage') },
    range: hand.range,
  };
}

/** The least, the mean and the most damage of a blow that lands: at least 1. */
export function damageOf(damage: Dice): ReturnType<typeof diceResults> {
  const { minimum, expected, maximum } = diceResults(damage);
  return { minimum: Math.max(1, minimum), expected: Math.max(1, expected), maximum: Math.max(1, maximum) };
}

/** Every so many levels one more; never with 0. */
const stepsIn = (level: number, step: number): number => (step === 0 ? 0 : Math.floor(level / step));

const meanHp = (level: number, sides: number, vitality: number): number =>
  Math.floor(level * Math.max(1, (sides + 1) / 2 + vitalityBonus(vitality)));

/** Of the weapons that are worn and the bare hands the one that does more. */
function handOf(worn: readonly Item[], bareHand: Dice): { readonly dice: Dice; readonly range: number } {
  const weapons = worn.filter(({ type }) => type === WEAPON_TYPE).map(({ power, range }) => ({ dice: power, range }));
  const hands = [{ dice: bareHand, range: 0 }, ...weapons];
  return hands.reduce((best, hand) =>
    diceResults(hand.dice).expected > diceResults(best.dice).expected ? hand : best,
  );
}

function statsWith(stats: Stats, worn: readonly Item[]): Stats {
  const entries = STATS.map(({ name }, at) => {
    const first = STAT_RISES.first + at * STAT_RISES.each;
    const change = total(worn, (one) =>
      one.magic_effects.reduce((added, code) => {
        const rise = code >= first && code < first + STAT_RISES.each ? code - first + 1 : 0;
        const fall = code === STAT_FALLS.first + at ? 1 : 0;
        return added + sign(one) * (rise - fall);
      }, 0),
    );
    const most = Math.max(stats[name], DEFAULT_RULES.statCapWithItems);
    return [name, Math.min(most, Math.max(0, stats[name] + change))];
  });
  return Object.fromEntries(entries) as Stats;
}

/** What the effects of one kind on all that is worn add up to. */
function sum(worn: readonly Item[], kind: keyof typeof EFFECTS): number {
  const { first, amounts } = EFFECTS[kind];
  return total(worn, (one) =>
    one.magic_effects.reduce((added, code) => added + sign(one) * (amounts[code - first] ?? 0), 0),
  );
}

/** What is worn the other way round works the other way round. */
const sign = ({ reverse_equipment }: Pick<Item, 'reverse_equipment'>): 1 | -1 => (reverse_equipment ? -1 : 1);

const total = (worn: readonly Item[], of: (one: Item) => number): number => worn.reduce((all, one) => all + of(one), 0);
