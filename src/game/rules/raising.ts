// Rule 9 (docs/rules.md): raising the dead. If it fails, the dead become ashes, and ashes are lost.
import type { Spell } from '#domain/resources/spell.ts';
import { SUCCEEDS_BY_RATE, SUCCEEDS_BY_VITALITY } from '#domain/resources/spells/recoverySpells.ts';
import type { Rules } from './compileRules.ts';

/** The bonus of the temple over a spell, in per cent. */
const TEMPLE_PLUS = 10;

/** The chance of a spell to raise a member, by vitality, in whole per cent. */
const raiseChance = (vitality: number): number => Math.min(100, 4 * vitality);

/**
 * The chance of a spell to raise a member, in whole per cent.
 * @param isAsh whether the member is ashes, which halves the chance
 */
export function spellRaiseChance(
  { success, rate }: Pick<Spell['recovery'], 'success' | 'rate'>,
  vitality: number,
  isAsh: boolean,
): number {
  const chance = success === SUCCEEDS_BY_RATE ? rate : success === SUCCEEDS_BY_VITALITY ? raiseChance(vitality) : 100;
  return Math.min(100, Math.floor(isAsh ? chance / 2 : chance));
}

/**
 * The chance of the temple to raise a member, in whole per cent: its own chance if the rules set one, otherwise by vitality; 0 if too
 * little vitality would be left.
 */
export function templeRaiseChance(rules: Rules, vitality: number, isAsh: boolean): number {
  if (vitalityAfterRaising(rules, vitality) === undefined) return 0;
  const { city } = rules;
  const own = isAsh ? city.ash_base : city.death_base;
  return own > 0 ? own : Math.min(100, raiseChance(vitality) + TEMPLE_PLUS);
}

/** The vitality after being raised; undefined if it is too little and the member is lost. */
export function vitalityAfterRaising({ magic }: Rules, vitality: number): number | undefined {
  const left = vitality - magic.raise_vitality_loss;
  return left < magic.lost_below ? undefined : left;
}
