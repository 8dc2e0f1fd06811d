// Rule 7 (docs/rules.md): the chance of a spell to cause its state.
import { uncertain } from './clamp.ts';
import { saveChance } from './savingThrow.ts';
import { type Standing, stood } from './standing.ts';

/**
 * The chance of a spell to cause its state, 5 to 95 per cent: by its strength and both levels, halved by resistance and doubled by
 * weakness, and reduced by the target's saving throw. Above the level limit of the spell it is 0.
 * @param save the chance of the target's saving throw; by default by its level
 */
export function stateChance(
  { strength, level_limit }: { readonly strength: number; readonly level_limit: number },
  casterLevel: number,
  targetLevel: number,
  standing: Standing = 'plain',
  save = saveChance(targetLevel),
): number {
  if (level_limit > 0 && targetLevel > level_limit) return 0;
  const plain = strength + 2 * casterLevel - 5 * targetLevel;
  return uncertain((Math.min(100, stood(plain, standing)) * (100 - save)) / 100);
}

/** The default duration in rounds of being charmed and of being bodiless. */
export const STATE_ROUNDS = 3;
/** The damage of choking to targets above the level limit of the spell. */
export const CHOKING = { count: 2, sides: 8, plus: 0 } as const;
