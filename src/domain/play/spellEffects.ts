import { categoryOf, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { type Dice, diceResults, diceSpread } from './diceSpread.ts';
import { hitChance } from './hitChance.ts';
import { sampleParty } from './sampleParty.ts';
import { chanceOf, saveChance } from './saveChance.ts';

/** What spells of battle do by their rate: banish, hold, summon, smoke. */
const HAS_RATE: readonly number[] = [1, 4, 5, 6];
/** How a spell of recovery succeeds that names its rate. */
const BY_RATE = 2;

/** The levels of those whom a spell meets that its effect is told of. */
export const EFFECT_LEVELS: readonly number[] = [1, 5, 10, 15, 20];

/** The level at which a mage or priest who begins with the first spells learns those of a spell level. */
export const learningLevel = (spellLevel: number): number => Math.max(1, 2 * spellLevel - 1);

/**
 * How likely a spell brings its state to somebody without resistance or weakness, 5 to 95 per cent: by its strength and both levels,
 * and not where the target saves against it. Above the level limit of the spell it is 0.
 */
export function stateChance(
  { strength, level_limit }: Pick<Spell['state_change'], 'strength' | 'level_limit'>,
  casterLevel: number,
  targetLevel: number,
): number {
  if (level_limit > 0 && targetLevel > level_limit) return 0;
  const reached = Math.min(100, strength + 2 * casterLevel - 5 * targetLevel);
  return chanceOf((reached * (100 - saveChance(targetLevel))) / 100);
}

/** What an attack spell comes to. Hit points. */
export interface Damage {
  readonly minimum: number;
  readonly expected: number;
  readonly maximum: number;
  /** The probability of each result, from the least to the greatest; together 1. */
  readonly spread: Float64Array;
}

/** The damage of an attack spell to whoever does not save against it; never less than 0. */
export function fullDamage(
  { damage, per_level }: Pick<Spell['attack'], 'damage' | 'per_level'>,
  level: number,
): Damage {
  const more: Dice = { count: per_level.count * level, sides: per_level.sides, plus: per_level.plus * level };
  const [one, other] = [diceResults(damage), diceResults(more)];
  return damageOf(diceSpread(damage, more), one.minimum + other.minimum, (result) => result);
}

/** What is left of a damage where it is saved against for half of it. */
export const halvedDamage = ({ minimum, spread }: Damage): Damage =>
  damageOf(spread, minimum, (result) => Math.floor(result / 2));

/** @param rolled the probability of each result of dice, from `least` on @param toDamage rises with its result */
function damageOf(rolled: Float64Array, least: number, toDamage: (result: number) => number): Damage {
  const resultAt = (place: number) => toDamage(Math.max(0, least + place));
  const [minimum, maximum] = [resultAt(0), resultAt(rolled.length - 1)];
  const spread = new Float64Array(maximum - minimum + 1);
  for (const [place, share] of rolled.entries()) {
    const result = resultAt(place) - minimum;
    spread[result] = (spread[result] ?? 0) + share;
  }
  const expected = spread.reduce((sum, share, place) => sum + share * (minimum + place), 0);
  return { minimum, expected, maximum, spread };
}

/** The expected damage to somebody of a level, who may save against it. */
export function expectedDamage(full: Damage, half: Damage, halvedOnSave: boolean, targetLevel: number): number {
  const saved = halvedOnSave ? saveChance(targetLevel) / 100 : 0;
  return full.expected * (1 - saved) + half.expected * saved;
}

/** The share of all HP, 0 to 1, that a spell gives back to a member of the sample party of a level who has none left. */
export function healedShare({ hp, all_hp }: Pick<Spell['recovery'], 'hp' | 'all_hp'>, level: number): number {
  const party = sampleParty(level);
  const whole = party.reduce((sum, member) => sum + member.hp, 0) / party.length;
  return all_hp ? 1 : Math.min(1, Math.max(0, diceResults(hp).expected) / whole);
}

/**
 * How likely a spell calls somebody back. Per cent.
 * @param isAsh where no more than ashes are left it is half as likely
 */
export function raiseChance(
  { success, rate }: Pick<Spell['recovery'], 'success' | 'rate'>,
  vitality: number,
  isAsh: boolean,
): number {
  const chance = success === BY_RATE ? rate : success === 1 ? 4 * vitality : 100;
  return Math.min(100, Math.floor(isAsh ? chance / 2 : chance));
}

/** How likely a blow lands on the front of the sample party of the same level, 0 to 1, without a spell of armour class and with it. */
export function hitsWith(
  { direction, amount, best_ac }: Pick<Spell['ac'], 'direction' | 'amount' | 'best_ac'>,
  level: number,
): { readonly before: number; readonly after: number } {
  const front = sampleParty(level).filter(({ isInFront }) => isInFront);
  const ac = Math.round(front.reduce((sum, member) => sum + member.ac, 0) / front.length);
  const better = Math.min(ac, Math.max(best_ac, ac - amount));
  return { before: hitChance(level, ac), after: hitChance(level, direction === 0 ? better : ac + amount) };
}

/** The one chance of a spell whose effect asks for no level, and the leaf that says it. Per cent; undefined where it is sure, or says nothing. */
export function chanceOfSpell(
  spell: Spell,
  number: number,
): { readonly path: string; readonly percent: number } | undefined {
  const { position, search, battle, resistance, various, recovery } = spell;
  const chances: Partial<Record<SpellCategoryName, readonly [leaf: string, percent: number]>> = {
    position: ['success', position.success],
    search: ['success', search.success],
    ...(HAS_RATE.includes(battle.does) && { battle: ['rate', battle.rate] }),
    ...(resistance.percent > 0 && { resistance: ['percent', resistance.percent] }),
    various: ['rate', various.rate],
    ...(recovery.success === BY_RATE && { recovery: ['rate', recovery.rate] }),
  };
  const category = categoryOf(number);
  const chance = chances[category];
  return chance && { path: `${category}.${chance[0]}`, percent: chance[1] };
}
