// Rule 3 (docs/rules.md): the damage of a blow that hits.
import type { Rules } from './compileRules.ts';

/** The factor of a blow's damage: the greater of the two bonuses, never both. */
export function blowFactor({ battle }: Rules, { isHelpless = false, isSlain = false }): number {
  const helpless = isHelpless ? battle.helpless_damage + 1 : 1;
  const slain = isSlain ? battle.slayer_damage + 1 : 1;
  return Math.max(helpless, slain);
}

/** The damage in hit points, at least 1. @param rolled the dice of the weapon @param added by strength and effects */
export const blowDamage = (rolled: number, added: number, factor: number): number =>
  Math.max(1, rolled + added) * factor;
