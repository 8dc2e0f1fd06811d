// Rule 9 (docs/rules.md): calling back the dead. Where it fails, the dead become ash, and ash is gone.
import type { Spell } from '#domain/resources/spell.ts';
import { SUCCEEDS_BY_RATE, SUCCEEDS_BY_VITALITY } from '#domain/resources/spells/recoverySpells.ts';
import type { Rules } from './compileRules.ts';

/** What the temple has over a spell. Per cent. */
const TEMPLE_PLUS = 10;

/** How likely a spell does it by vitality. Whole per cent. */
const raiseChance = (vitality: number): number => Math.min(100, 4 * vitality);

/**
 * How likely a spell calls somebody back. Per cent.
 * @param isAsh where no more than ashes are left it is half as likely
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
 * How likely the temple does it: by its own chance where the rules give one, else by vitality; 0 where too little vitality would be
 * left. Whole per cent.
 */
export function templeRaiseChance(rules: Rules, vitality: number, isAsh: boolean): number {
  if (vitalityAfterRaising(rules, vitality) === undefined) return 0;
  const { city } = rules;
  const own = isAsh ? city.ash_base : city.death_base;
  return own > 0 ? own : Math.min(100, raiseChance(vitality) + TEMPLE_PLUS);
}

/** The vitality that is left to who was called back; undefined if it is too little, and they are gone for ever. */
export function vitalityAfterRaising({ magic }: Rules, vitality: number): number | undefined {
  const left = vitality - magic.raise_vitality_loss;
  return left < magic.lost_below ? undefined : left;
}
