// Rule 32 (docs/rules.md): the allies of a summons.
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import type { Rules } from './compileRules.ts';

type Summons = Rules['summons'][number];

/** The chance of an ally in a summons of its spell level, by weight among all that can appear, in whole per cent. */
export function summonShare({ summons }: Rules, one: Summons): number {
  const all = summons.filter(({ spell_level }) => spell_level === one.spell_level);
  const weights = all.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 || one.monster === rememberAndSummonSpell.blank.monster
    ? 0
    : Math.floor((100 * one.weight) / weights);
}
