// Rule 3 (docs/rules.md): what a blow that lands does.
import type { Rules } from './compileRules.ts';

/** By how much the damage of a blow is multiplied: the better of what counts, never both. */
export function blowFactor({ battle }: Rules, { isHelpless = false, isSlain = false }): number {
  const helpless = isHelpless ? battle.helpless_damage + 1 : 1;
  const slain = isSlain ? battle.slayer_damage + 1 : 1;
  return Math.max(helpless, slain);
}

/** Hit points, at least 1. @param rolled the dice of the weapon @param added by strength and effects */
export const blowDamage = (rolled: number, added: number, factor: number): number =>
  Math.max(1, rolled + added) * factor;
