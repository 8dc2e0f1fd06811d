import { JOBS } from '#domain/catalogs/adventurers.ts';
import { categoryOf, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { type Dice, diceResults, diceSpread } from '#domain/dice/diceSpread.ts';
import type { Spell } from '#domain/resources/spell.ts';
import { SUCCEEDS_BY_RATE } from '#domain/resources/spells/recoverySpells.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { hitChance, monsterHit } from '#game/rules/hitChance.ts';
import { saveChance } from '#game/rules/savingThrow.ts';
import { opensAt } from '#game/rules/spellUses.ts';
import { sampleParty } from './sampleParty.ts';

/** The codes of battle spells that use a rate: banish, hold, summon, smoke. */
const HAS_RATE: readonly number[] = [1, 4, 5, 6];

/** The levels of targets for which the effect of a spell is shown. */
export const EFFECT_LEVELS: readonly number[] = [1, 5, 10, 15, 20];

/** The level at which the first job learns the spells of a spell level. If no job does, two levels per spell level are assumed. */
export function learningLevel(rules: Rules, school: number, spellLevel: number): number {
  const levels = JOBS.flatMap(({ code }) => opensAt(rules, code, school, spellLevel) ?? []);
  return Math.max(1, levels.length > 0 ? Math.min(...levels) : 2 * spellLevel - 1);
}

/** The damage of an attack spell, in hit points. */
export interface Damage {
  readonly minimum: number;
  readonly expected: number;
  readonly maximum: number;
  /** The probability of each result, from the minimum to the maximum; the sum is 1. */
  readonly spread: Float64Array;
}

/** The damage of an attack spell to a target that does not save against it; at least 0. */
export function fullDamage(
  { damage, per_level }: Pick<Spell['attack'], 'damage' | 'per_level'>,
  level: number,
): Damage {
  const more: Dice = { count: per_level.count * level, sides: per_level.sides, plus: per_level.plus * level };
  const [one, other] = [diceResults(damage), diceResults(more)];
  return damageOf(diceSpread(damage, more), one.minimum + other.minimum, (result) => result);
}

/** The damage after a saving throw that halves it. */
export const halvedDamage = ({ minimum, spread }: Damage): Damage =>
  damageOf(spread, minimum, (result) => Math.floor(result / 2));

/**
 * Computes the damage from dice.
 * @param rolled the probability of each result of the dice, starting at `least`
 * @param toDamage must increase with the result
 */
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

/** The expected damage to a target of a level that can save against it. */
export function expectedDamage(full: Damage, half: Damage, halvedOnSave: boolean, targetLevel: number): number {
  const saved = halvedOnSave ? saveChance(targetLevel) / 100 : 0;
  return full.expected * (1 - saved) + half.expected * saved;
}

/** The share of all hit points, 0 to 1, that a spell restores to a member without any, in the standard party at a level. */
export function healedShare(
  rules: Rules,
  { hp, all_hp }: Pick<Spell['recovery'], 'hp' | 'all_hp'>,
  level: number,
): number {
  const party = sampleParty(rules, level);
  const whole = party.reduce((sum, member) => sum + member.hp, 0) / party.length;
  return all_hp ? 1 : Math.min(1, Math.max(0, diceResults(hp).expected) / whole);
}

/** The chance that a blow hits the front of the standard party at the same level, 0 to 1, without and with a spell of armour class. */
export function hitsWith(
  rules: Rules,
  { direction, amount, best_ac }: Pick<Spell['ac'], 'direction' | 'amount' | 'best_ac'>,
  level: number,
): { readonly before: number; readonly after: number } {
  const front = sampleParty(rules, level).filter(({ isInFront }) => isInFront);
  const ac = Math.round(front.reduce((sum, member) => sum + member.ac, 0) / front.length);
  const better = Math.min(ac, Math.max(best_ac, ac - amount));
  const landing = (of: number) => hitChance(rules, monsterHit(level), of) / 100;
  return { before: landing(ac), after: landing(direction === 0 ? better : ac + amount) };
}

/**
 * The single chance of a spell whose effect does not depend on levels, with the path of its leaf, in per cent; undefined if there is none.
 */
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
    ...(recovery.success === SUCCEEDS_BY_RATE && { recovery: ['rate', recovery.rate] }),
  };
  const category = categoryOf(number);
  const chance = chances[category];
  return chance && { path: `${category}.${chance[0]}`, percent: chance[1] };
}
