// Rule 32 (docs/rules.md): who answers a summons.
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import type { Rules } from './compileRules.ts';

type Summons = Rules['summons'][number];

/** How likely this one answers a summons of its spell level, of all who may, by their weights. Whole per cent. */
export function summonShare({ summons }: Rules, one: Summons): number {
  const all = summons.filter(({ spell_level }) => spell_level === one.spell_level);
  const weights = all.reduce((sum, { weight }) => sum + weight, 0);
  return weights === 0 || one.monster === rememberAndSummonSpell.blank.monster
    ? 0
    : Math.floor((100 * one.weight) / weights);
}
