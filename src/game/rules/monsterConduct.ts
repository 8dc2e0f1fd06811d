// Rule 15 (docs/rules.md): the actions of a monster in a round. It breathes, otherwise casts, otherwise attacks with all of its blows.
import { NO_BREATH } from '#domain/catalogs/monsterTraits.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { Rules } from './compileRules.ts';

type Monster = Pick<
  RecordOf<typeof monster>,
  'breath' | 'breath_rate' | 'mage_spell_level' | 'priest_spell_level' | 'spell_probability'
>;

/** The shares of its rounds by action, with the sum 1. Fleeing and calling are left out, because they depend on the battle. */
export function conductOf(one: Monster): {
  readonly strikes: number;
  readonly breathes: number;
  readonly casts: number;
} {
  const hasSpells = one.mage_spell_level > 0 || one.priest_spell_level > 0;
  const breathes = one.breath === NO_BREATH ? 0 : one.breath_rate / 100;
  const casts = hasSpells ? (1 - breathes) * (one.spell_probability / 100) : 0;
  return { strikes: 1 - breathes - casts, breathes, casts };
}

/** The damage of a breath by the hit points of the monster. @param halves the factor in halves */
export const breathDamage = ({ battle }: Rules, hp: number, halves = 2): number =>
  Math.floor((hp * battle.breath_share * halves) / 200);

/** The chance that a monster's call succeeds, in whole per cent; 0 if its group is too large. */
export const callChance = ({ battle }: Rules, inGroup: number): number =>
  inGroup < battle.ally_call_below ? battle.ally_call_rate : 0;
